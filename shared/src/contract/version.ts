import { z } from './schema';

/** Largest integer PostgreSQL's int4 holds. */
export const MAX_INT4 = 2_147_483_647;

/** Counts the changes of what is edited. A write names the one it has read; 0 = there is none yet. */
export const Version = z.int().check(z.gte(0), z.lte(MAX_INT4 - 1));
