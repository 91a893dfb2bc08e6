import { z } from './schema';

/** Instant in UTC, ISO 8601. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));
