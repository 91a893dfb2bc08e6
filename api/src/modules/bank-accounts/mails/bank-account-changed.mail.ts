import { contact } from '../../../platform/mail/templates/imprint';
import { formatMoment } from '../../../platform/mail/templates/instant';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';
import type { HeldBy } from '../held-by';
import { holderRows } from './holder-rows';

/** `usable_from`: instant. `reviewed`: an operator looks first. `timezone`: IANA. An API from before says neither. */
type Values = HeldBy & {
  first_name: string;
  iban_last4: string;
  usable_from: string;
  timezone?: string;
  reviewed?: boolean;
};

export const bankAccountChanged: MailTemplate<Values> = {
  name: 'bank-account-changed',
  de: ({ first_name, iban_last4, usable_from, timezone, reviewed, ...holder }, { portal }) => ({
    subject: 'Deine Bankverbindung wurde geändert',
    preview: 'Prüfe, ob die Änderung von dir stammt.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      { kind: 'text', text: 'für deine Auszahlungen ist eine neue Bankverbindung hinterlegt:' },
      {
        kind: 'facts',
        rows: [
          ...holderRows(holder, 'de'),
          { label: 'IBAN', value: `endet auf ${iban_last4}` },
          {
            label: reviewed ? 'Auszahlungen frühestens ab' : 'Auszahlungen ab',
            value: formatMoment(usable_from, 'de', timezone),
          },
        ],
      },
      ...(reviewed
        ? [
            {
              kind: 'text' as const,
              text: 'Vorher prüfen wir das Konto und schreiben dir das Ergebnis.',
            },
          ]
        : []),
      {
        kind: 'text',
        text: 'Bis dahin zahlen wir nichts auf dieses Konto aus. So bleibt dir Zeit, falls die Änderung nicht von dir stammt.',
      },
      { kind: 'link', label: 'Bankverbindung ansehen', url: `${portal}/profile/bank-details` },
      {
        kind: 'notice',
        title: 'Du warst das nicht?',
        text: `Dann nimm die Änderung vor diesem Zeitpunkt unter „Bankverbindung“ zurück und lege ein neues Passwort fest. Oder melde dich bei uns, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil sich deine Bankverbindung geändert hat. Das teilen wir dir immer mit.',
  }),
  en: ({ first_name, iban_last4, usable_from, timezone, reviewed, ...holder }, { portal }) => ({
    subject: 'Your bank details were changed',
    preview: 'Check that the change came from you.',
    greeting: `Hello ${first_name},`,
    blocks: [
      { kind: 'text', text: 'New bank details have been entered for your payouts:' },
      {
        kind: 'facts',
        rows: [
          ...holderRows(holder, 'en'),
          { label: 'IBAN', value: `ends in ${iban_last4}` },
          {
            label: reviewed ? 'Payouts from, at the earliest' : 'Payouts from',
            value: formatMoment(usable_from, 'en', timezone),
          },
        ],
      },
      ...(reviewed
        ? [
            {
              kind: 'text' as const,
              text: 'Before that we check the account and write to you with the result.',
            },
          ]
        : []),
      {
        kind: 'text',
        text: 'Until then we pay nothing into this account. That leaves you time if the change did not come from you.',
      },
      { kind: 'link', label: 'View bank details', url: `${portal}/profile/bank-details` },
      {
        kind: 'notice',
        title: 'Was this not you?',
        text: `Then withdraw the change under “Bank details” before that time and set a new password. Or get in touch with us, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because the bank details of your account have changed. We always tell you about that.',
  }),
};
