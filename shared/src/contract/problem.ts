import { z } from './schema';

/** RFC 9457, with the spec's `message` in the caller's language, a stable `code`, and `fields` by path. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Proof of work that takes the place of the refusal (`contract/proof-of-work.ts`). */
  challenge: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
