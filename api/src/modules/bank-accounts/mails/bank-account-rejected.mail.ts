import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';
import type { HeldBy } from '../held-by';
import { heldBy } from '../held-by';

type Values = HeldBy & { first_name: string; iban_last4: string };

export const bankAccountRejected: MailTemplate<Values> = {
  name: 'bank-account-rejected',
  de: ({ first_name, iban_last4, ...holder }, { portal }) => ({
    subject: 'Wir konnten deine Bankverbindung nicht bestätigen',
    preview: 'Auf dieses Konto zahlen wir nichts aus.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `das Konto, dessen IBAN auf ${iban_last4} endet${heldBy(holder)}, konnten wir nicht als deines bestätigen. Deshalb zahlen wir nichts darauf aus.`,
      },
      {
        kind: 'text',
        text: `Trag ein Konto ein, das dir oder deiner Firma gehört, oder sprich mit uns, ${contact.de}.`,
      },
      { kind: 'link', label: 'Bankverbindung ändern', url: `${portal}/profile/edit-bank-details` },
    ],
    reason:
      'Du erhältst diese E-Mail, weil wir eine neue Bankverbindung deines Kontos geprüft haben. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name, iban_last4, ...holder }, { portal }) => ({
    subject: 'We could not confirm your bank details',
    preview: 'We pay nothing into this account.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `We could not confirm that the account whose IBAN ends in ${iban_last4}${heldBy(holder)} is yours. So we pay nothing into it.`,
      },
      {
        kind: 'text',
        text: `Enter an account that belongs to you or your company, or talk to us, ${contact.en}.`,
      },
      { kind: 'link', label: 'Change bank details', url: `${portal}/profile/edit-bank-details` },
    ],
    reason:
      'You receive this e-mail because we have checked new bank details of your account. We always tell you about that.',
  }),
};
