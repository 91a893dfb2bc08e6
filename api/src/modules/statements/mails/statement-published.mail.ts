import { formatMonth } from '@manzil/shared/format/date';
import { imprint } from '../../../platform/mail/templates/imprint';
import type { MailTemplate, Subscribed } from '../../../platform/mail/templates/mail-content';

/** `period`: month, or first day of it. `statement_id`: missing in mails of versions before. */
type Values = Subscribed & { first_name: string; period: string; statement_id?: string };

const addressOf = (portal: string, { statement_id }: Values) =>
  [portal, 'financials', 'statements', statement_id].filter(Boolean).join('/');

export const statementPublished: MailTemplate<Values> = {
  name: 'statement-published',
  topic: 'statements',
  de: (values, { portal }) => ({
    subject: `Deine Abrechnung für ${formatMonth(values.period, 'de')}`,
    preview: 'Sie liegt im Portal für dich bereit.',
    greeting: `Hallo ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `deine Abrechnung für ${formatMonth(values.period, 'de')} ist fertig. Sie liegt im Portal für dich bereit, auch als PDF. Beträge nennen wir in E-Mails nicht.`,
      },
      { kind: 'link', label: 'Abrechnung ansehen', url: addressOf(portal, values) },
      {
        kind: 'notice',
        title: 'Du hast keine Abrechnung erwartet?',
        text: `Dann ist deine Adresse versehentlich bei uns hinterlegt. Sag uns unter ${imprint.de.email} Bescheid und lösche diese E-Mail.`,
      },
    ],
    reason: 'Du erhältst diese E-Mail, weil wir Einheiten für dich verwalten.',
  }),
  en: (values, { portal }) => ({
    subject: `Your statement for ${formatMonth(values.period, 'en')}`,
    preview: 'It is waiting for you in the portal.',
    greeting: `Hello ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `Your statement for ${formatMonth(values.period, 'en')} is ready. It is waiting for you in the portal, also as a PDF. We do not state amounts in e-mails.`,
      },
      { kind: 'link', label: 'View the statement', url: addressOf(portal, values) },
      {
        kind: 'notice',
        title: 'Did you not expect a statement?',
        text: `Then we have your address by mistake. Tell us at ${imprint.en.email} and delete this e-mail.`,
      },
    ],
    reason: 'You receive this e-mail because we manage units for you.',
  }),
};
