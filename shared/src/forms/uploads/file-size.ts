import type { Language } from '../../contract/values';
import { numberFormat } from '../../format/formatter';

const MEGABYTE = 1024 * 1024;

/** A size in megabytes, `3,1 MB`; rounded up, so that what is too large never looks as if it were not. */
export const formatMegabytes = (bytes: number, language: Language): string =>
  `${numberFormat(language, { maximumFractionDigits: 1 }).format(
    Math.ceil((bytes / MEGABYTE) * 10) / 10,
  )}\u00a0MB`;
