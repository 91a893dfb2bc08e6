import { LegalPage } from './legal/legal-page';

/** The terms of use. */
export default function TermsScreen() {
  return <LegalPage page="terms" />;
}
