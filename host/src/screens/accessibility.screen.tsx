import { LegalPage } from './legal/legal-page';

/** The accessibility statement. */
export default function AccessibilityScreen() {
  return <LegalPage page="accessibility" />;
}
