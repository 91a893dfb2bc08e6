import { contact } from '../../../platform/mail/templates/imprint';
import { formatInstant } from '../../../platform/mail/templates/instant';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

/**
 * `device`: such as `Firefox, Windows`. `at`: instant of signing in. `end`: token that ends the session, missing in mails
 * of versions before.
 */
type Values = { first_name: string; device: string; at: string; end?: string };

/** The token stays in the browser, which sends no fragment anywhere. */
const addressOf = (portal: string, { end }: Values) =>
  `${portal}/forgot-password${end ? `#end=${end}` : ''}`;

export const newDevice: MailTemplate<Values> = {
  name: 'new-device',
  de: (values, { portal }) => ({
    subject: 'Anmeldung auf einem neuen Gerät',
    preview: 'Prüfe, ob du das warst.',
    greeting: `Hallo ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'mit deinem Konto hat sich jemand auf einem Gerät angemeldet, das wir noch nicht kannten:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Gerät', value: values.device },
          { label: 'Zeitpunkt', value: formatInstant(values.at, 'de') },
        ],
      },
      { kind: 'text', text: 'Warst du das, musst du nichts weiter tun.' },
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann beende die Anmeldung und lege gleich danach ein neues Passwort fest. Melde dich danach bei uns, ${contact.de}.`,
      },
      { kind: 'link', label: 'Anmeldung beenden', url: addressOf(portal, values) },
    ],
    reason:
      'Du erhältst diese E-Mail, weil dein Konto auf einem neuen Gerät benutzt wurde. Das teilen wir dir immer mit.',
  }),
  en: (values, { portal }) => ({
    subject: 'Sign-in on a new device',
    preview: 'Check that this was you.',
    greeting: `Hello ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'Somebody signed in to your account on a device that we did not know yet:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Device', value: values.device },
          { label: 'Time', value: formatInstant(values.at, 'en') },
        ],
      },
      { kind: 'text', text: 'If that was you, there is nothing else to do.' },
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then end the sign-in and set a new password straight away. After that, get in touch with us, ${contact.en}.`,
      },
      { kind: 'link', label: 'End the sign-in', url: addressOf(portal, values) },
    ],
    reason:
      'You receive this e-mail because your account was used on a new device. We always tell you about that.',
  }),
};
