import type { Ask } from './ask';
import type { Answer, Conversation } from './conversation';

/** One thing after the other that a client does. */
export type Line = {
  name: string;
  /** Does the next thing. Answers whether it was done. */
  next: () => Promise<boolean>;
};

/** A line of writes, which keeps in mind what was acknowledged. */
export type WriteLine = Line & {
  /** A write takes a processor for tenths of a second. */
  heavy: boolean;
  /** Writes that were answered with 2xx. */
  acknowledged: number;
  /** Looks whether what was acknowledged is there; with the API well. */
  check: () => Promise<void>;
  /** What was acknowledged and is not there. */
  lost: string[];
};

export type SignedIn = { email: string; cookie: string };

export const jsonOf = ({ content }: Answer) => JSON.parse(content.toString());

/** Reads the same again and again. */
export const reading = ({ ask }: Conversation, path: string, rest: Partial<Ask> = {}): Line => ({
  name: `GET ${path}`,
  next: async () => (await ask({ method: 'GET', path, ...rest }))?.status === 200,
});
