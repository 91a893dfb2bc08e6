import type { Withdrawal } from '@manzil/shared/contract/declarations/declarations';
import { formatReceived } from '@manzil/shared/format/received';
import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = Omit<Withdrawal, 'withdrawal_id' | 'receipt_mailed'>;

export const withdrawalReceived: MailTemplate<Values> = {
  name: 'withdrawal-received',
  de: ({ name, email, contract, received_at }) => ({
    subject: 'Dein Widerruf ist eingegangen',
    preview: 'Bewahre diese Bestätigung auf.',
    greeting: `Hallo ${name},`,
    blocks: [
      {
        kind: 'text',
        text: 'wir bestätigen den Eingang deines Widerrufs. Du hast uns über „Vertrag widerrufen“ erklärt, dass du diesen Vertrag widerrufst:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Eingegangen', value: formatReceived(new Date(received_at), 'de') },
          { label: 'Vertrag', value: contract },
          { label: 'Name', value: name },
          { label: 'E-Mail', value: email },
        ],
      },
      {
        kind: 'text',
        text: 'Was jetzt mit dem Vertrag und mit Zahlungen geschieht, teilen wir dir innerhalb von 14 Tagen mit. Bewahre diese E-Mail auf: Sie belegt, wann und was du erklärt hast.',
      },
      {
        kind: 'notice',
        title: 'Du hast nichts widerrufen?',
        text: `Dann hat jemand deine Adresse angegeben. Sag uns bitte gleich Bescheid, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil auf unserer Seite ein Widerruf mit deiner Adresse abgegeben wurde. Wir müssen den Eingang bestätigen.',
  }),
  en: ({ name, email, contract, received_at }) => ({
    subject: 'Your withdrawal has been received',
    preview: 'Please keep this confirmation.',
    greeting: `Hello ${name},`,
    blocks: [
      {
        kind: 'text',
        text: 'We confirm that we have received your withdrawal. Through “Withdraw from a contract” you declared to us that you withdraw from this contract:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Received', value: formatReceived(new Date(received_at), 'en') },
          { label: 'Contract', value: contract },
          { label: 'Name', value: name },
          { label: 'E-mail', value: email },
        ],
      },
      {
        kind: 'text',
        text: 'Within 14 days we tell you what happens with the contract and with payments. Keep this e-mail: it shows what you declared and when.',
      },
      {
        kind: 'notice',
        title: 'Did you not withdraw from anything?',
        text: `Then somebody has entered your address. Please tell us at once, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because a withdrawal with your address was submitted on our site. We have to confirm that we received it.',
  }),
};
