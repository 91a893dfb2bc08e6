import { contact } from '../../../platform/mail/templates/imprint';
import { formatMoment } from '../../../platform/mail/templates/instant';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';
import type { HeldBy } from '../held-by';
import { heldBy } from '../held-by';

/** It was looked at. `usable_from`: null = payouts go there from now on. */
type Values = HeldBy & {
  first_name: string;
  iban_last4: string;
  usable_from: string | null;
  timezone: string;
};

export const bankAccountAccepted: MailTemplate<Values> = {
  name: 'bank-account-accepted',
  de: ({ first_name, iban_last4, usable_from, timezone, ...holder }, { portal }) => ({
    subject: 'Deine Bankverbindung ist geprüft',
    preview: 'Prüfe, ob das Konto von dir stammt.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `das Konto, dessen IBAN auf ${iban_last4} endet${heldBy(holder)}, haben wir geprüft und bestätigt.`,
      },
      {
        kind: 'text',
        text: usable_from
          ? `Wir zahlen darauf aus ab ${formatMoment(usable_from, 'de', timezone)}.`
          : 'Ab jetzt zahlen wir darauf aus.',
      },
      { kind: 'link', label: 'Bankverbindung ansehen', url: `${portal}/profile/bank-details` },
      {
        kind: 'notice',
        title: 'Das Konto ist nicht von dir?',
        text: `Dann melde dich sofort bei uns, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil wir eine neue Bankverbindung deines Kontos geprüft haben. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name, iban_last4, usable_from, timezone, ...holder }, { portal }) => ({
    subject: 'Your bank details have been checked',
    preview: 'Check that the account came from you.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `We have checked and confirmed the account whose IBAN ends in ${iban_last4}${heldBy(holder)}.`,
      },
      {
        kind: 'text',
        text: usable_from
          ? `Payouts go there from ${formatMoment(usable_from, 'en', timezone)}.`
          : 'Payouts go there from now on.',
      },
      { kind: 'link', label: 'View bank details', url: `${portal}/profile/bank-details` },
      {
        kind: 'notice',
        title: 'Is this account not yours?',
        text: `Then get in touch with us at once, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because we have checked new bank details of your account. We always tell you about that.',
  }),
};
