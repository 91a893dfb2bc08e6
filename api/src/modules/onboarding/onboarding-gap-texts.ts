import type { Text } from '../../platform/http/errors';

export const DOCUMENT_MISSING: Text = {
  de: 'Dieses Dokument fehlt noch, ist abgelaufen oder wurde abgelehnt.',
  en: 'This document is still missing, has expired or was declined.',
};
export const CONSENT_MISSING: Text = {
  de: 'Hier fehlt noch deine Zustimmung.',
  en: 'Your consent is still missing here.',
};

export const UNITS_OPEN: Text = {
  de: 'Bestätige deine Einheiten, oder lade den Kaufvertrag hoch.',
  en: 'Confirm your units, or upload the purchase contract.',
};
