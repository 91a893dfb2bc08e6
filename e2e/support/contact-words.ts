/** What the ways to the contact form say, and the form. */
export const words = {
  de: {
    invite: 'Beratung vereinbaren',
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    send: 'Nachricht senden',
    nameMissing: 'Trag deinen Namen ein.',
    received: 'Deine Nachricht ist bei uns',
    sample: 'Ganzes Muster öffnen (PDF)',
    topic: 'Projektübergabe',
    question: 'Was ist Snagging und warum ist es wichtig?',
  },
  en: {
    invite: 'Arrange a consultation',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    send: 'Send message',
    nameMissing: 'Enter your name.',
    received: 'Your message is with us',
    sample: 'Open the whole sample (PDF)',
    topic: 'Project handover',
    question: 'What is snagging and why does it matter?',
  },
} as const;
