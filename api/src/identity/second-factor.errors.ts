import { type Answerable, type AppError, defineError, type Text } from '../platform/http/errors';
import { anAttemptTooMany } from '../platform/limits/limits.errors';
import { loginBusy } from './password.errors';

const FIELD = 'code';

const NEEDED: Text = {
  de: 'Trag auch den Code aus deiner Authentifizierungs-App ein.',
  en: 'Also enter the code from your authenticator app.',
};
const WRONG: Text = {
  de: 'Dieser Code stimmt nicht. Nimm den, der jetzt in deiner App steht.',
  en: 'This code is not right. Use the one that your app shows now.',
};
const USED: Text = {
  de: 'Dieser Code ist schon verbraucht. Warte, bis deine App den nächsten zeigt.',
  en: 'This code has already been used. Wait until your app shows the next one.',
};

const RECOVERY_WRONG: Text = {
  de: 'Dieser Wiederherstellungscode stimmt nicht, oder er ist schon verbraucht. Prüf ihn, oder nimm einen anderen von deiner Liste.',
  en: 'This recovery code is not right, or it has already been used. Check it, or use another one from your list.',
};

const needed = defineError({ code: 'auth.code_needed', status: 422, ...NEEDED });
const wrong = defineError({ code: 'auth.code_wrong', status: 422, ...WRONG });
const used = defineError({ code: 'auth.code_used', status: 422, ...USED });
const recoveryWrong = defineError({
  code: 'auth.recovery_code_wrong',
  status: 422,
  ...RECOVERY_WRONG,
});

const late = (n: number): Text => ({
  de: `Die Uhr deines Handys geht etwa ${n} Minuten nach. Stell sie in den Einstellungen auf automatisch und nimm dann den neuen Code.`,
  en: `The clock of your phone is about ${n} minutes slow. Set it to automatic in the settings, then use the new code.`,
});
const early = (n: number): Text => ({
  de: `Die Uhr deines Handys geht etwa ${n} Minuten vor. Stell sie in den Einstellungen auf automatisch und nimm dann den neuen Code.`,
  en: `The clock of your phone is about ${n} minutes fast. Set it to automatic in the settings, then use the new code.`,
});

/** Beside the password, which was right. */
export const codeNeeded = (): AppError => needed({ fields: { [FIELD]: NEEDED } });
export const codeWrong = (): AppError => wrong({ fields: { [FIELD]: WRONG } });
export const codeUsed = (): AppError => used({ fields: { [FIELD]: USED } });
export const recoveryCodeWrong = (): AppError =>
  recoveryWrong({ fields: { [FIELD]: RECOVERY_WRONG } });
/** @param minutes by which it is ahead */
export function clockWrong(minutes: number): AppError {
  const text = minutes < 0 ? late(-minutes) : early(minutes);
  return defineError({ code: 'auth.clock_wrong', status: 422, ...text })({
    fields: { [FIELD]: text },
  });
}

/** Of a code alone. */
export const codeErrors: Answerable[] = [
  codeWrong,
  codeUsed,
  recoveryCodeWrong,
  () => clockWrong(-10),
  anAttemptTooMany,
  loginBusy,
];
