/** A letter or a sign that merely resembles these is another text. */
export const made = (of: RegExp, form: (sent: string) => string) => (sent: string) =>
  of.test(sent) ? form(sent) : sent;

/** As the international plan has it. */
export const e164 = made(
  /^(\+|00)[\d\s()./-]+$/,
  (sent) => `+${sent.replace(/^00/, '').replaceAll(/\D/g, '')}`,
);

export const withoutBlanks = made(/^[\d ]+$/, (sent) => sent.replaceAll(' ', ''));

/** A code of six digits, as apps show it or somebody types it. */
export const sixDigits = made(/^[\d\s]+$/, (sent) => sent.replaceAll(/\s/g, ''));

export const trimmed = (sent: string) => sent.trim();

/** Bits that fill up the last sign do not count. */
export const base64url = made(/^[\w-]+$/, (sent) =>
  Buffer.from(sent, 'base64url').toString('base64url'),
);
