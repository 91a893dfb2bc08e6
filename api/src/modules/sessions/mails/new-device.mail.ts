import { contact } from '../../../platform/mail/templates/imprint';
import { formatInstant } from '../../../platform/mail/templates/instant';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

/** `device`: such as `Firefox, Windows`. `at`: instant of signing in. */
type Values = { first_name: string; device: string; at: string };

export const newDevice: MailTemplate<Values> = {
  name: 'new-device',
  de: ({ first_name, device, at }, { portal }) => ({
    subject: 'Anmeldung auf einem neuen Gerät',
    preview: 'Prüfe, ob du das warst.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'mit deinem Konto hat sich jemand auf einem Gerät angemeldet, das wir noch nicht kannten:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Gerät', value: device },
          { label: 'Zeitpunkt', value: formatInstant(at, 'de') },
        ],
      },
      { kind: 'text', text: 'Warst du das, musst du nichts weiter tun.' },
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann lege sofort ein neues Passwort fest. Damit endet auch die fremde Anmeldung. Melde dich danach bei uns, ${contact.de}.`,
      },
      { kind: 'link', label: 'Neues Passwort festlegen', url: `${portal}/forgot-password` },
    ],
    reason:
      'Du erhältst diese E-Mail, weil dein Konto auf einem neuen Gerät benutzt wurde. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name, device, at }, { portal }) => ({
    subject: 'Sign-in on a new device',
    preview: 'Check that this was you.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'Somebody signed in to your account on a device that we did not know yet:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Device', value: device },
          { label: 'Time', value: formatInstant(at, 'en') },
        ],
      },
      { kind: 'text', text: 'If that was you, there is nothing else to do.' },
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then set a new password at once, which also signs the stranger out. After that, get in touch with us, ${contact.en}.`,
      },
      { kind: 'link', label: 'Set a new password', url: `${portal}/forgot-password` },
    ],
    reason:
      'You receive this e-mail because your account was used on a new device. We always tell you about that.',
  }),
};
