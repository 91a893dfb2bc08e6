import { z } from '../schema';
import { Day } from '../values';

export const FaqItem = z.object({
  id: z.int(),
  question: z.string(),
  /** Sanitised HTML. */
  answer: z.string(),
  reviewed_on: Day,
});
export type FaqItem = z.infer<typeof FaqItem>;

export const FaqCategory = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  items: z.array(FaqItem),
});
export type FaqCategory = z.infer<typeof FaqCategory>;

export const Faq = z.object({ categories: z.array(FaqCategory) });
export type Faq = z.infer<typeof Faq>;
