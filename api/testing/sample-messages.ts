export const aMessage = (email: string) => ({
  name: 'Gesine Ölmüller',
  email,
  phone: '+49 151 234 56-78',
  message: 'Wohnung in Dubai Marina.\n\nÜbergabe im März.',
  language: 'de',
});

/** By which the team reads `aMessage`. */
export const aTeamMail = (email: string, received_at: string) => ({
  template: 'contact-message',
  values: {
    name: 'Gesine Ölmüller',
    email,
    phone: '+49 151 234 56-78',
    lines: ['Wohnung in Dubai Marina.', '', 'Übergabe im März.'],
    language: 'de',
    received_at,
  },
});

/** What of `aMessage` is changed, and the field at which that is refused. */
export const REFUSED: [change: object, field: string][] = [
  [{ name: ' ' }, 'name'],
  [{ email: 'gesine' }, 'email'],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '' }, 'phone'],
  [{ message: '' }, 'message'],
  [{ message: 'x'.repeat(2001) }, 'message'],
  [{ message: 'Eine Zeile.\u202eNoch eine.' }, 'message'],
  [{ language: 'fr' }, 'language'],
];
