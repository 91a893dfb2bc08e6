import { sought } from '../entered-values';
import { z } from '../schema';
import { Language } from '../values';

/** Of what is looked for, in characters. */
export const SOUGHT_MAX = 100;
/** Of each kind; the rest is counted. */
export const FOUND_MAX = 3;
/** Where one kind alone is asked for. */
export const FOUND_OF_KIND_MAX = 50;

export const FoundKind = z.enum(['unit', 'building', 'document', 'article', 'question']);
export type FoundKind = z.infer<typeof FoundKind>;

export const SearchQuery = z.strictObject({
  /** The beginnings of words, all of which have to be there. */
  q: sought(SOUGHT_MAX),
  language: z.optional(Language),
  /** Of this kind alone, and more of it. */
  kind: z.optional(FoundKind),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const Found = z.object({
  id: z.string(),
  title: z.string(),
  /** Where it belongs: a place, a unit. */
  context: z.nullable(z.string()),
  /** What is told of it at the end of its row: a state, a number, a day. */
  note: z.nullable(z.string()),
});
export type Found = z.infer<typeof Found>;

export const SearchAnswer = z.object({
  /** By kind, without those of which nothing is found. */
  groups: z.array(
    z.object({
      /** As text, so that a portal from before there was a kind reads the others. */
      kind: z.string(),
      total: z.int(),
      items: z.array(Found),
    }),
  ),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
