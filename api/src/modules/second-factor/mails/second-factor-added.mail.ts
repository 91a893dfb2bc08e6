import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { first_name: string };

export const secondFactorAdded: MailTemplate<Values> = {
  name: 'second-factor-added',
  de: ({ first_name }, { portal }) => ({
    subject: 'Dein Konto hat jetzt einen zweiten Faktor',
    preview: 'Bei der Anmeldung fragen wir zusätzlich nach einem Code.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'für dein Konto im Manzil-Portal wurde eine Authentifizierungs-App eingerichtet. Bei der Anmeldung fragen wir ab jetzt zusätzlich zum Passwort nach einem Code. Auf allen anderen Geräten bist du abgemeldet.',
      },
      {
        kind: 'text',
        text: 'Bewahre deine zehn Wiederherstellungscodes getrennt vom Handy auf: Mit ihnen kommst du in dein Konto, wenn du das Handy verlierst.',
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
    subject: 'Your account now has a second factor',
    preview: 'Signing in now takes a code as well.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'An authenticator app was set up for your account in the Manzil portal. From now on, signing in takes a code besides the password. You are signed out on all other devices.',
      },
      {
        kind: 'text',
        text: 'Keep your ten recovery codes separate from your phone: they let you into your account if you lose it.',
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
