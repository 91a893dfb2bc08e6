import type { ContactMessageInput } from '@manzil/shared/contract/contact-messages/contact-messages';
import type { Language } from '@manzil/shared/contract/values';

export type Values = {
  name: string;
  email: string;
  phone: string;
  message: string;
  language: Language;
  website: string;
};

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Control characters come along from other programs by copying. */
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim();

export const inputOf = ({ name, email, phone, message, ...rest }: Values): ContactMessageInput => ({
  ...rest,
  name: oneLine(name),
  email: email.trim(),
  phone: oneLine(phone) || null,
  message: plain(message),
});
