import { defineError } from '../../platform/http/errors';

export const packageNotOffered = defineError({
  code: 'package.not_offered',
  status: 409,
  de: 'Dieses Paket lässt sich für die Einheit gerade nicht beauftragen: Die Einheit hat dieses Paket schon, oder eine Änderung ist bereits vorgemerkt.',
  en: 'This package cannot be ordered for the unit at the moment: the unit already has it, or a change is already scheduled.',
});

export const packageTermsChanged = defineError({
  code: 'package.terms_changed',
  status: 409,
  de: 'Preis oder Beginn hat sich geändert, während du gelesen hast. Beauftragt ist nichts. Prüfe die neuen Angaben.',
  en: 'The price or the start changed while you were reading. Nothing has been ordered. Please check the new details.',
});

export const packageOrderDiffers = defineError({
  code: 'package.order_differs',
  status: 409,
  de: 'Dieser Auftrag ist schon mit einem anderen Inhalt eingegangen. Lade die Seite neu, wenn du noch etwas beauftragen möchtest.',
  en: 'This order has already been received with different content. Reload the page if you want to order something else.',
});

export const nothingScheduled = defineError({
  code: 'package.nothing_scheduled',
  status: 409,
  de: 'Für diese Einheit ist keine Änderung mehr vorgemerkt. Lade die Seite neu.',
  en: 'No change is scheduled for this unit any more. Reload the page.',
});
