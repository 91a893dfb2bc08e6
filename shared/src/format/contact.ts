const digits = (number: string): string => number.replace(/\D/g, '');

/** @param number international, as people write it: `+971 4 555 01 80` */
export const phoneLink = (number: string): string => `tel:+${digits(number)}`;

export const whatsappLink = (number: string): string => `https://wa.me/${digits(number)}`;

export const mailLink = (address: string): string => `mailto:${address}`;
