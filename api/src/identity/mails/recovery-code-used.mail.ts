import { contact } from '../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../platform/mail/templates/mail-content';

type Values = { first_name: string; left: number };

/** From here on new ones are recommended. */
const FEW = 3;

const leftDe = (left: number) =>
  left === 0
    ? 'Er war der letzte.'
    : left === 1
      ? 'Einer ist noch übrig.'
      : `${left} sind noch übrig.`;
const leftEn = (left: number) =>
  left === 0 ? 'It was the last one.' : left === 1 ? 'One is left.' : `${left} are left.`;

export const recoveryCodeUsed: MailTemplate<Values> = {
  name: 'recovery-code-used',
  de: ({ first_name, left }, { portal }) => ({
    subject:
      left > FEW
        ? 'Ein Wiederherstellungscode wurde benutzt'
        : 'Deine Wiederherstellungscodes gehen zu Ende',
    preview: `Prüfe, ob du das warst. ${leftDe(left)}`,
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `jemand hat dein Passwort und einen deiner Wiederherstellungscodes benutzt. ${leftDe(left)} Warst du das, ist alles in Ordnung.`,
      },
      ...(left > FEW
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'Lass dir in den Einstellungen neue Codes geben, solange du dich noch anmelden kannst. Die bisherigen gelten dann nicht mehr.',
            },
          ]),
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann kennt jemand dein Passwort und deine Codes. Lege sofort ein neues Passwort fest, lass dir neue Codes geben und melde dich bei uns, ${contact.de}.`,
      },
      {
        kind: 'link',
        label: 'Zu den Einstellungen',
        url: `${portal}/profile/settings/second-factor`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil ein Wiederherstellungscode deines Kontos benutzt wurde. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name, left }, { portal }) => ({
    subject: left > FEW ? 'A recovery code was used' : 'Your recovery codes are running out',
    preview: `Check that this was you. ${leftEn(left)}`,
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `Somebody used your password and one of your recovery codes. ${leftEn(left)} If that was you, all is well.`,
      },
      ...(left > FEW
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'Get new codes in the settings while you can still sign in. The current ones will then no longer be valid.',
            },
          ]),
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then somebody knows your password and your codes. Set a new password at once, get new codes and contact us, ${contact.en}.`,
      },
      { kind: 'link', label: 'Open the settings', url: `${portal}/profile/settings/second-factor` },
    ],
    reason:
      'You receive this e-mail because a recovery code of your account was used. We always tell you about that.',
  }),
};
