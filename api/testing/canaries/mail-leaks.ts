import type { Canaries, Kind } from './canaries';
import { type Leak, leaksIn } from './leaks';
import { mimeText } from './mime-text';
import type { WaitingMail } from './waiting-mails';

/** What a mail is there to say. */
export const SAID: Readonly<Record<string, readonly Kind[]>> = {
  'password-code': ['code'],
  'account-invited': ['token'],
};

/** Secrets in mails that are not there to say them. */
export const mailLeaks = (canaries: Canaries, mails: readonly WaitingMail[]): Leak[] =>
  mails.flatMap(({ template, values }) =>
    leaksIn(canaries, `a mail (${template})`, values, [
      'personal value',
      ...(SAID[template] ?? []),
    ]),
  );

/** As `mailLeaks`, where the template is not known any more. */
export const receivedLeaks = (canaries: Canaries, raw: string): Leak[] => {
  const text = mimeText(raw);
  const link: Kind[] = text.includes('#link=') ? ['token'] : [];
  return leaksIn(canaries, 'a mail', text, ['personal value', 'code', ...link]);
};
