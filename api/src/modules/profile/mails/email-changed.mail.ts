import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

/** To the address so far. */
type Values = { first_name: string };

export const emailChanged: MailTemplate<Values> = {
  name: 'email-changed',
  de: ({ first_name }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preview: 'Prüfe, ob die Änderung von dir stammt.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'für dein Konto im Manzil-Portal ist jetzt eine andere E-Mail-Adresse hinterlegt. Mit der bisherigen, an die diese Nachricht geht, kannst du dich nicht mehr anmelden. Alle weiteren Nachrichten gehen an die neue.',
      },
      { kind: 'text', text: 'Warst du das, musst du nichts weiter tun.' },
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann melde dich sofort bei uns, ${contact.de}. Wir sperren das Konto und klären mit dir, was geschehen ist.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil dein Konto bis eben unter dieser Adresse geführt wurde. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name }) => ({
    subject: 'Your e-mail address was changed',
    preview: 'Check that the change came from you.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'Your account in the Manzil portal now has a different e-mail address. You can no longer sign in with the previous one, to which this message is sent. All further messages go to the new one.',
      },
      { kind: 'text', text: 'If that was you, there is nothing else to do.' },
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then get in touch with us at once, ${contact.en}. We will lock the account and find out with you what happened.`,
      },
    ],
    reason:
      'You receive this e-mail because your account was registered with this address until just now. We always tell you about that.',
  }),
};
