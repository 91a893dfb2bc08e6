const digits = (number: string): string => number.replace(/\D/g, '');

/** @param number international, as people write it: `+971 4 555 01 80` */
export const phoneLink = (number: string): string => `tel:+${digits(number)}`;

const asked = (name: string, value: string): string =>
  value && `?${name}=${encodeURIComponent(value)}`;

/** @param text that the message begins with */
export const whatsappLink = (number: string, text = ''): string =>
  `https://wa.me/${digits(number)}${asked('text', text)}`;

export const mailLink = (address: string, subject = ''): string =>
  `mailto:${address}${asked('subject', subject)}`;
