import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';
import type { HeldBy } from '../held-by';
import { heldBy } from '../held-by';

/** `kept_last4`, `kept`: of the account to which payouts go on; `kept_last4` null = there is none. */
type Values = HeldBy & {
  first_name: string;
  iban_last4: string;
  kept_last4: string | null;
  kept?: HeldBy;
};

export const bankAccountKept: MailTemplate<Values> = {
  name: 'bank-account-kept',
  de: ({ first_name, iban_last4, kept_last4, kept = {}, ...holder }, { portal }) => ({
    subject: 'Die neue Bankverbindung ist zurückgenommen',
    preview: `Auf das Konto mit der Endung ${iban_last4} zahlen wir nichts aus.`,
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `das neue Konto, dessen IBAN auf ${iban_last4} endet${heldBy(holder)}, ist zurückgenommen. Wir zahlen nichts darauf aus.`,
      },
      {
        kind: 'text',
        text: kept_last4
          ? `Auszahlungen gehen weiter auf das Konto, dessen IBAN auf ${kept_last4} endet${heldBy(kept)}.`
          : 'Bis du ein Konto einträgst, warten deine Auszahlungen.',
      },
      { kind: 'link', label: 'Bankverbindung ansehen', url: `${portal}/profile/bank-details` },
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann lege ein neues Passwort fest und melde dich bei uns, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil sich deine Bankverbindung geändert hat. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name, iban_last4, kept_last4, kept = {}, ...holder }, { portal }) => ({
    subject: 'The new bank details were withdrawn',
    preview: `We pay nothing into the account ending in ${iban_last4}.`,
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `The new account, whose IBAN ends in ${iban_last4}${heldBy(holder)}, was withdrawn. We pay nothing into it.`,
      },
      {
        kind: 'text',
        text: kept_last4
          ? `Payouts still go to the account whose IBAN ends in ${kept_last4}${heldBy(kept)}.`
          : 'Your payouts wait until you enter an account.',
      },
      { kind: 'link', label: 'View bank details', url: `${portal}/profile/bank-details` },
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then set a new password and get in touch with us, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because the bank details of your account have changed. We always tell you about that.',
  }),
};
