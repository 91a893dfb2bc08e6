import { LegalPage } from './legal/legal-page';

/** Who runs the portal. */
export default function ImprintScreen() {
  return <LegalPage page="imprint" />;
}
