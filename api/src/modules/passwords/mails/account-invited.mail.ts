import { imprint } from '../../../platform/mail/templates/imprint';
import { formatInstant } from '../../../platform/mail/templates/instant';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

/** `link`: absolute, of the portal. `valid_until`: instant. */
type Values = { first_name: string; link: string; valid_until: string };

export const accountInvited: MailTemplate<Values> = {
  name: 'account-invited',
  de: ({ first_name, link, valid_until }) => ({
    subject: 'Dein Zugang zum Manzil-Portal',
    preview: 'Lege dein Passwort fest, dann kannst du dich anmelden.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'wir haben ein Konto für dich eingerichtet. Im Portal verfolgst du Kauf, Bau, Übergabe, Vermietung und Zahlungen deiner Einheiten. Lege als Erstes dein Passwort fest:',
      },
      { kind: 'link', label: 'Passwort festlegen', url: link },
      {
        kind: 'text',
        text: `Der Link gilt bis ${formatInstant(valid_until, 'de')}, und nur einmal. Gib ihn nicht weiter.`,
      },
      {
        kind: 'notice',
        title: 'Du hast nichts mit uns vereinbart?',
        text: `Dann öffne den Link nicht. Sag uns unter ${imprint.de.email} Bescheid und lösche diese E-Mail.`,
      },
    ],
    reason: 'Du erhältst diese E-Mail, weil unser Team ein Konto für diese Adresse angelegt hat.',
  }),
  en: ({ first_name, link, valid_until }) => ({
    subject: 'Your access to the Manzil portal',
    preview: 'Set your password, and you can sign in.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'We have set up an account for you. In the portal you can follow the purchase, construction, handover, letting and payments of your units. First set your password:',
      },
      { kind: 'link', label: 'Set your password', url: link },
      {
        kind: 'text',
        text: `The link is valid until ${formatInstant(valid_until, 'en')}, and only once. Do not pass it on to anyone.`,
      },
      {
        kind: 'notice',
        title: 'Do you have no agreement with us?',
        text: `Then do not open the link. Tell us at ${imprint.en.email} and delete this e-mail.`,
      },
    ],
    reason: 'You receive this e-mail because our team has created an account for this address.',
  }),
};
