import type { Cancellation } from '@manzil/shared/contract/declarations/declarations';
import type { Language } from '@manzil/shared/contract/values';
import { formatWeekday } from '@manzil/shared/format/date';
import { formatReceived } from '@manzil/shared/format/received';
import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = Pick<Cancellation, 'received_at' | 'notice' | 'ends_on'>;

/** Without a word of the sender: somebody may have typed an address that is not theirs. The page has all of it. */
export const cancellationReceived: MailTemplate<Values> = {
  name: 'cancellation-received',
  de: (values) => ({
    subject: 'Deine Kündigung ist eingegangen',
    preview: 'Bewahre diese Bestätigung auf.',
    greeting: 'Hallo,',
    blocks: [
      {
        kind: 'text',
        text: 'wir bestätigen den Eingang deiner Kündigung über „Verträge hier kündigen“:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Eingegangen', value: formatReceived(new Date(values.received_at), 'de') },
          {
            label: 'Kündigung',
            value:
              values.notice === 'ordinary' ? 'ordentlich' : 'außerordentlich, aus wichtigem Grund',
          },
          { label: 'Ende', value: endOf(values, 'de') },
        ],
      },
      {
        kind: 'text',
        text: 'Wir prüfen jetzt, zu welchem Tag der Vertrag endet, und melden uns bei dir. Der ganze Wortlaut steht auf der Bestätigung, die du auf der Seite speichern kannst. Diese E-Mail belegt, wann deine Kündigung eingegangen ist.',
      },
      {
        kind: 'notice',
        title: 'Du hast nicht gekündigt?',
        text: `Dann hat jemand deine Adresse angegeben. Sag uns bitte gleich Bescheid, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil auf unserer Seite eine Kündigung mit deiner Adresse abgegeben wurde. Wir müssen den Eingang bestätigen.',
  }),
  en: (values) => ({
    subject: 'Your cancellation has been received',
    preview: 'Please keep this confirmation.',
    greeting: 'Hello,',
    blocks: [
      {
        kind: 'text',
        text: 'We confirm that we have received your cancellation through “Cancel contracts here”:',
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Received', value: formatReceived(new Date(values.received_at), 'en') },
          {
            label: 'Cancellation',
            value: values.notice === 'ordinary' ? 'ordinary' : 'extraordinary, for good cause',
          },
          { label: 'End', value: endOf(values, 'en') },
        ],
      },
      {
        kind: 'text',
        text: 'We will now check on which day the contract ends and get back to you. The full wording is on the confirmation that you can save on the page. This e-mail shows when your cancellation was received.',
      },
      {
        kind: 'notice',
        title: 'Did you not cancel anything?',
        text: `Then somebody has entered your address. Please tell us at once, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because a cancellation with your address was submitted on our site. We have to confirm that we received it.',
  }),
};

const SOONEST: Record<Language, string> = {
  de: 'zum nächstmöglichen Zeitpunkt',
  en: 'at the earliest possible date',
};

const endOf = ({ ends_on }: Values, language: Language): string =>
  ends_on ? formatWeekday(ends_on, language, 'full') : SOONEST[language];
