import { useLocation } from 'react-router';
import { LegalPage } from './legal/legal-page';
import type { LegalPageName } from './legal/legal-texts';

const pages: readonly [path: string, page: LegalPageName][] = [
  ['/privacy-policy', 'privacy'],
  ['/terms-and-conditions', 'terms'],
  ['/accessibility', 'accessibility'],
];

export default function LegalScreen() {
  const address = useLocation().pathname.toLowerCase();
  const [, page] = pages.find(([path]) => address.startsWith(path)) ?? [];
  return <LegalPage page={page ?? 'imprint'} />;
}
