import { formatClock } from '../../../platform/mail/templates/instant';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { first_name: string; code: string; minutes: number };

export const passwordCode: MailTemplate<Values> = {
  name: 'password-code',
  de: ({ first_name, code, minutes }, { expiresAt }) => ({
    subject: 'Dein Code für ein neues Passwort',
    preview: `Der Code gilt ${minutes} Minuten.`,
    greeting: `Hallo ${first_name},`,
    blocks: [
      { kind: 'text', text: 'gib diesen Code im Portal ein, um ein neues Passwort festzulegen:' },
      { kind: 'code', code },
      {
        kind: 'text',
        text: expiresAt
          ? `Er gilt ${minutes} Minuten, bis ${formatClock(expiresAt, 'de')}, und nur einmal.`
          : `Er gilt ${minutes} Minuten ab deiner Anfrage und nur einmal.`,
      },
      {
        kind: 'notice',
        title: 'Du hast keinen Code angefordert?',
        text: 'Dann musst du nichts tun: Ohne den Code bleibt dein Passwort, wie es ist. Gib ihn nicht weiter. Auch wir fragen dich nie danach.',
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil im Portal ein neues Passwort für das Konto mit dieser Adresse angefordert wurde.',
  }),
  en: ({ first_name, code, minutes }, { expiresAt }) => ({
    subject: 'Your code for a new password',
    preview: `The code is valid for ${minutes} minutes.`,
    greeting: `Hello ${first_name},`,
    blocks: [
      { kind: 'text', text: 'Enter this code in the portal to set a new password:' },
      { kind: 'code', code },
      {
        kind: 'text',
        text: expiresAt
          ? `It is valid for ${minutes} minutes, until ${formatClock(expiresAt, 'en')}, and only once.`
          : `It is valid for ${minutes} minutes from your request, and only once.`,
      },
      {
        kind: 'notice',
        title: 'Did you not ask for a code?',
        text: 'Then there is nothing to do: without the code your password stays as it is. Do not pass it on to anyone. We never ask you for it either.',
      },
    ],
    reason:
      'You receive this e-mail because a new password was requested in the portal for the account with this address.',
  }),
};
