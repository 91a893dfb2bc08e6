import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { first_name: string; name: string };

export const passkeyAdded: MailTemplate<Values> = {
  name: 'passkey-added',
  de: ({ first_name, name }, { portal }) => ({
    subject: 'Dein Konto hat einen neuen Passkey',
    preview: 'Damit meldest du dich ohne Passwort an.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'für dein Konto im Manzil-Portal wurde ein Passkey angelegt. Wer das Gerät entsperren kann, kann sich damit ohne Passwort anmelden.',
      },
      { kind: 'facts', rows: [{ label: 'Passkey', value: name }] },
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann lege sofort ein neues Passwort fest, entferne den Passkey in den Einstellungen und melde dich bei uns, ${contact.de}.`,
      },
      { kind: 'link', label: 'Passkeys ansehen', url: `${portal}/profile/settings/passkeys` },
    ],
    reason:
      'Du erhältst diese E-Mail, weil sich die Anmeldung zu deinem Konto geändert hat. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name, name }, { portal }) => ({
    subject: 'Your account has a new passkey',
    preview: 'It signs you in without a password.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'A passkey was added to your account in the Manzil portal. Anyone who can unlock the device can sign in with it, without a password.',
      },
      { kind: 'facts', rows: [{ label: 'Passkey', value: name }] },
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then set a new password at once, remove the passkey in the settings and get in touch with us, ${contact.en}.`,
      },
      { kind: 'link', label: 'View passkeys', url: `${portal}/profile/settings/passkeys` },
    ],
    reason:
      'You receive this e-mail because the way you sign in to your account has changed. We always tell you about that.',
  }),
};
