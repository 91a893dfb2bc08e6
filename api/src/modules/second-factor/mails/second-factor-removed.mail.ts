import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { first_name: string; by: 'investor' | 'office' };

export const secondFactorRemoved: MailTemplate<Values> = {
  name: 'second-factor-removed',
  de: ({ first_name, by }, { portal }) => ({
    subject: 'Dein Konto hat keinen zweiten Faktor mehr',
    preview: 'Zur Anmeldung genügt jetzt wieder das Passwort.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text:
          by === 'office'
            ? 'wir haben auf Anfrage die Authentifizierungs-App deines Kontos entfernt. Zur Anmeldung genügt jetzt wieder das Passwort. Deine Wiederherstellungscodes gelten nicht mehr. Richte den zweiten Faktor in den Einstellungen bald neu ein.'
            : 'die Authentifizierungs-App deines Kontos wurde entfernt. Zur Anmeldung genügt jetzt wieder das Passwort. Deine Wiederherstellungscodes gelten nicht mehr.',
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
  en: ({ first_name, by }, { portal }) => ({
    subject: 'Your account has no second factor any more',
    preview: 'The password alone signs you in again.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text:
          by === 'office'
            ? 'On request, we have removed the authenticator app from your account. The password alone signs you in again. Your recovery codes are no longer valid. Set the second factor up again soon, in the settings.'
            : 'The authenticator app was removed from your account. The password alone signs you in again. Your recovery codes are no longer valid.',
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
