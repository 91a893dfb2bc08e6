import { z } from '../schema';

/** Whose turn it is: the office's, the investor's if they like, nobody's. */
export const QuestionState = z.enum(['waiting', 'answered', 'closed']);
export type QuestionState = z.infer<typeof QuestionState>;
