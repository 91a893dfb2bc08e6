import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { first_name: string };

export const passwordChanged: MailTemplate<Values> = {
  name: 'password-changed',
  de: ({ first_name }, { portal }) => ({
    subject: 'Dein neues Passwort gilt',
    preview: 'Auf allen anderen Geräten bist du jetzt abgemeldet.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'für dein Konto im Manzil-Portal wurde ein neues Passwort festgelegt. Auf allen anderen Geräten bist du jetzt abgemeldet. Warst du das, musst du nichts weiter tun.',
      },
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann lege sofort ein neues Passwort fest und melde dich bei uns, ${contact.de}.`,
      },
      { kind: 'link', label: 'Neues Passwort festlegen', url: `${portal}/forgot-password` },
    ],
    reason:
      'Du erhältst diese E-Mail, weil sich die Anmeldung zu deinem Konto geändert hat. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name }, { portal }) => ({
    subject: 'Your new password is set',
    preview: 'You are now signed out on all other devices.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'A new password was set for your account in the Manzil portal. You are now signed out on all other devices. If that was you, there is nothing else to do.',
      },
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then set a new password at once and get in touch with us, ${contact.en}.`,
      },
      { kind: 'link', label: 'Set a new password', url: `${portal}/forgot-password` },
    ],
    reason:
      'You receive this e-mail because the way you sign in to your account has changed. We always tell you about that.',
  }),
};
