import { defineError } from '../../platform/http/errors';

export const declarationDiffers = defineError({
  code: 'declaration.differs',
  status: 409,
  de: 'Diese Erklärung ist schon mit einem anderen Inhalt eingegangen. Lade die Seite neu, wenn du noch eine abgeben möchtest.',
  en: 'This declaration has already been received with different content. Reload the page if you want to make another one.',
});
