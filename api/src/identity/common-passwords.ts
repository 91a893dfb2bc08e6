import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000, in lower case: what guessing begins with. Loaded when somebody chooses a password, 3 MB. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);
