import { LegalPage } from './legal/legal-page';

/** What data is processed, why, and which rights follow. */
export default function PrivacyScreen() {
  return <LegalPage page="privacy" />;
}
