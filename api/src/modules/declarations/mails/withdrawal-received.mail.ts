import type { Withdrawal } from '@manzil/shared/contract/declarations/declarations';
import { formatReceived } from '@manzil/shared/format/received';
import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = Pick<Withdrawal, 'received_at'>;

/** Without a word of the sender, as for a cancellation. */
export const withdrawalReceived: MailTemplate<Values> = {
  name: 'withdrawal-received',
  de: ({ received_at }) => ({
    subject: 'Dein Widerruf ist eingegangen',
    preview: 'Bewahre diese Bestätigung auf.',
    greeting: 'Hallo,',
    blocks: [
      {
        kind: 'text',
        text: 'wir bestätigen den Eingang deines Widerrufs über „Vertrag widerrufen“:',
      },
      {
        kind: 'facts',
        rows: [{ label: 'Eingegangen', value: formatReceived(new Date(received_at), 'de') }],
      },
      {
        kind: 'text',
        text: 'Was jetzt mit dem Vertrag und mit Zahlungen geschieht, teilen wir dir innerhalb von 14 Tagen mit. Der ganze Wortlaut steht auf der Bestätigung, die du auf der Seite speichern kannst. Diese E-Mail belegt, wann dein Widerruf eingegangen ist.',
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
  en: ({ received_at }) => ({
    subject: 'Your withdrawal has been received',
    preview: 'Please keep this confirmation.',
    greeting: 'Hello,',
    blocks: [
      {
        kind: 'text',
        text: 'We confirm that we have received your withdrawal through “Withdraw from a contract”:',
      },
      {
        kind: 'facts',
        rows: [{ label: 'Received', value: formatReceived(new Date(received_at), 'en') }],
      },
      {
        kind: 'text',
        text: 'Within 14 days we will tell you what happens to the contract and to payments. The full wording is on the confirmation that you can save on the page. This e-mail shows when your withdrawal was received.',
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
