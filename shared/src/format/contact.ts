const digits = (number: string): string => number.replace(/\D/g, '');

/** Address of a call. @param number international, as people write it: `+971 4 555 01 80` */
export const phoneLink = (number: string): string => `tel:+${digits(number)}`;

/** Address of a WhatsApp chat. @param number international, as people write it */
export const whatsappLink = (number: string): string => `https://wa.me/${digits(number)}`;

/** Address of a new e-mail. */
export const mailLink = (address: string): string => `mailto:${address}`;
