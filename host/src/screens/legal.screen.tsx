import { useLocation } from 'react-router';
import { LegalPage } from './legal/legal-page';
import type { LegalPageName } from './legal/legal-texts';

const pages: readonly [path: string, page: LegalPageName][] = [
  ['/privacy-policy', 'privacy'],
  ['/terms-and-conditions', 'terms'],
  ['/accessibility', 'accessibility'],
  ['/imprint', 'imprint'],
];

export default function LegalScreen() {
  // As the router reads it: decoded, in any case.
  const address = decodeURIComponent(useLocation().pathname).toLowerCase();
  const [, page] = pages.find(([path]) => address.startsWith(path)) ?? [];
  if (!page) throw new Error(`${address} is no legal page.`);
  return <LegalPage page={page} />;
}
