import { formatReceived } from '@manzil/shared/format/received';
import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { received_at: string };

/** Without a word of the message: somebody may have typed an address that is not theirs. */
export const contactReceived: MailTemplate<Values> = {
  name: 'contact-received',
  de: ({ received_at }) => ({
    subject: 'Deine Nachricht ist bei uns',
    preview: 'Wir antworten in der Regel am nächsten Werktag.',
    greeting: 'Hallo,',
    blocks: [
      {
        kind: 'text',
        text: `wir haben deine Nachricht bekommen, am ${formatReceived(new Date(received_at), 'de')}. Wir lesen sie und antworten dir in der Regel am nächsten Werktag.`,
      },
      {
        kind: 'notice',
        title: 'Du hast uns nicht geschrieben?',
        text: `Dann hat jemand deine Adresse angegeben. Du musst nichts tun. Stört es dich, sag uns Bescheid, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil auf unserer Seite das Kontaktformular mit deiner Adresse abgeschickt wurde.',
  }),
  en: ({ received_at }) => ({
    subject: 'Your message is with us',
    preview: 'We usually answer on the next working day.',
    greeting: 'Hello,',
    blocks: [
      {
        kind: 'text',
        text: `We received your message on ${formatReceived(new Date(received_at), 'en')}. We will read it and usually answer on the next working day.`,
      },
      {
        kind: 'notice',
        title: 'Did you not write to us?',
        text: `Then somebody has entered your address. There is nothing you need to do. If it bothers you, tell us, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because the contact form on our site was submitted with your address.',
  }),
};
