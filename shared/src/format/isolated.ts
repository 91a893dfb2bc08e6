/** Hebrew, Arabic and the other letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text that may run from right to left, for the middle of a sentence: it turns around neither digits nor punctuation
 * beside it (as <bdi> does). Any other stays as it is.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

/** For names that are no sentence, such as a file's. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
