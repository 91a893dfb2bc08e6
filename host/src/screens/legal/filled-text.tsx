import { mailLink, phoneLink, whatsappLink } from '@manzil/shared/format/contact';
import { Fragment } from 'react';
import type { Operator } from './legal-texts';

const PLACEHOLDER = /\{\{operator\.(\w+)\}\}/;

const links: Readonly<Record<string, (value: string) => string>> = {
  email: mailLink,
  phone: phoneLink,
  whatsapp: whatsappLink,
};

/** A text whose `{{operator.…}}` placeholders are filled; addresses and numbers become links. */
export function FilledText({ text, operator }: { text: string; operator: Operator }) {
  // Splitting by a group puts the names of the placeholders at the odd places.
  return text.split(PLACEHOLDER).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = operator[part] ?? '';
    const link = links[part];
    return <Fragment key={index}>{link ? <a href={link(value)}>{value}</a> : value}</Fragment>;
  });
}
