import { defineError } from '../../platform/http/errors';

export const messageDiffers = defineError({
  code: 'contact_message.differs',
  status: 409,
  de: 'Diese Nachricht ist schon mit einem anderen Inhalt eingegangen. Lade die Seite neu, wenn du noch eine schreiben möchtest.',
  en: 'This message has already been received with different content. Reload the page if you want to write another one.',
});
