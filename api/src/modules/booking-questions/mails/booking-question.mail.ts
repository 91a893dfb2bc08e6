import type { MailTemplate } from '../../../platform/mail/templates/mail-content';

type Values = { question_id: string };

/** To the team. Who asks what about which amount is read where it is answered, not in a mailbox. */
export const bookingQuestion: MailTemplate<Values> = {
  name: 'booking-question',
  de: ({ question_id }) => ({
    subject: 'Neue Rückfrage zu einer Buchung',
    preview: 'Sie wartet im Büro auf eine Antwort.',
    greeting: 'Hallo Team,',
    blocks: [
      { kind: 'text', text: 'jemand hat im Portal eine Rückfrage zu einer Buchung gestellt.' },
      {
        kind: 'text',
        text: `Lesen: manzil question show ${question_id}. Dort steht auch der Befehl zum Antworten.`,
      },
    ],
    reason: 'Du erhältst diese E-Mail, weil Rückfragen aus dem Portal an diese Adresse gehen.',
  }),
  en: ({ question_id }) => ({
    subject: 'New question about a booking',
    preview: 'It is waiting for an answer from the office.',
    greeting: 'Hello team,',
    blocks: [
      { kind: 'text', text: 'Somebody has asked a question about a booking in the portal.' },
      {
        kind: 'text',
        text: `Read it: manzil question show ${question_id}. The command for answering is there, too.`,
      },
    ],
    reason: 'You receive this e-mail because questions from the portal go to this address.',
  }),
};
