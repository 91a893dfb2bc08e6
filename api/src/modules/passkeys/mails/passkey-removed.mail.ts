import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { first_name: string; name: string };

export const passkeyRemoved: MailTemplate<Values> = {
  name: 'passkey-removed',
  de: ({ first_name, name }, { portal }) => ({
    subject: 'Ein Passkey deines Kontos ist entfernt',
    preview: 'Er öffnet dein Konto nicht mehr.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      { kind: 'text', text: 'dieser Passkey öffnet dein Konto im Manzil-Portal nicht mehr:' },
      { kind: 'facts', rows: [{ label: 'Passkey', value: name }] },
      {
        kind: 'text',
        text: 'Auf dem Gerät bleibt er stehen, bis du ihn auch dort löschst.',
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
  en: ({ first_name, name }, { portal }) => ({
    subject: 'A passkey of your account was removed',
    preview: 'It no longer opens your account.',
    greeting: `Hello ${first_name},`,
    blocks: [
      { kind: 'text', text: 'This passkey no longer opens your account in the Manzil portal:' },
      { kind: 'facts', rows: [{ label: 'Passkey', value: name }] },
      { kind: 'text', text: 'It stays on the device until you delete it there as well.' },
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
