import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { first_name: string; booking_id: string };

const addressOf = (portal: string, { booking_id }: Values) =>
  `${portal}/financials/bookings?booking_id=${booking_id}`;

export const bookingQuestionAnswered: MailTemplate<Values> = {
  name: 'booking-question-answered',
  de: (values, { portal }) => ({
    subject: 'Deine Rückfrage ist beantwortet',
    preview: 'Die Antwort steht im Portal bei der Buchung.',
    greeting: `Hallo ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'wir haben deine Rückfrage zu einer Buchung beantwortet. Die Antwort steht im Portal bei der Buchung. Dort kannst du auch noch einmal nachfragen. Beträge nennen wir in E-Mails nicht.',
      },
      { kind: 'link', label: 'Antwort ansehen', url: addressOf(portal, values) },
    ],
    reason: 'Du erhältst diese E-Mail, weil du im Portal eine Rückfrage gestellt hast.',
  }),
  en: (values, { portal }) => ({
    subject: 'Your question has been answered',
    preview: 'The answer is in the portal, at the booking.',
    greeting: `Hello ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: 'We have answered your question about a booking. The answer is in the portal, at the booking. You can ask again there, too. We do not state amounts in e-mails.',
      },
      { kind: 'link', label: 'Read the answer', url: addressOf(portal, values) },
    ],
    reason: 'You receive this e-mail because you asked a question in the portal.',
  }),
};
