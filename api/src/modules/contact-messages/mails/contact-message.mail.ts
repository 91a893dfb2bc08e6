import type { ContactMessage } from '@manzil/shared/contract/contact-messages/contact-messages';
import type { Language } from '@manzil/shared/contract/values';
import { formatReceived } from '@manzil/shared/format/received';
import type { MailContent, MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'language'> & {
  lines: string[];
  received_at: string;
};

/** To the team, which answers it: "reply" leads to whoever wrote. */
export const contactMessage: MailTemplate<Values> = {
  name: 'contact-message',
  de: (values) => ({
    subject: 'Neue Nachricht über das Kontaktformular',
    preview: 'Antworte auf diese E-Mail, dann geht deine Antwort an den Absender.',
    greeting: 'Hallo Team,',
    blocks: blocksOf(values, 'de', 'über das Kontaktformular hat jemand geschrieben:', {
      received_at: 'Eingegangen',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      language: 'Antwort auf',
      languages: { de: 'Deutsch', en: 'Englisch' },
    }),
    reason:
      'Du erhältst diese E-Mail, weil Nachrichten des Kontaktformulars an diese Adresse gehen. Name und Adresse hat der Absender selbst angegeben; geprüft ist nichts davon.',
    reply_to: values.email,
  }),
  en: (values) => ({
    subject: 'New message from the contact form',
    preview: 'Reply to this e-mail and your answer goes to the sender.',
    greeting: 'Hello team,',
    blocks: blocksOf(values, 'en', 'Somebody has written through the contact form:', {
      received_at: 'Received',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      language: 'Answer in',
      languages: { de: 'German', en: 'English' },
    }),
    reason:
      'You receive this e-mail because messages from the contact form go to this address. The sender entered the name and address; neither has been verified.',
    reply_to: values.email,
  }),
};

type Labels = Record<'received_at' | 'name' | 'email' | 'phone' | 'language', string> & {
  languages: Record<Language, string>;
};

const blocksOf = (
  values: Values,
  language: Language,
  lead: string,
  labels: Labels,
): MailContent['blocks'] => [
  { kind: 'text', text: lead },
  {
    kind: 'facts',
    rows: [
      {
        label: labels.received_at,
        value: formatReceived(new Date(values.received_at), language),
      },
      { label: labels.name, value: values.name },
      { label: labels.email, value: values.email },
      ...(values.phone ? [{ label: labels.phone, value: values.phone }] : []),
      { label: labels.language, value: labels.languages[values.language] },
    ],
  },
  { kind: 'quote', lines: values.lines },
];
