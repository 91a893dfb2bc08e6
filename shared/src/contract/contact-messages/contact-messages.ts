import { Email } from '../credentials';
import { line, paragraphs } from '../entered-values';
import { Instant } from '../instant';
import { z } from '../schema';
import { Language } from '../values';

export const MESSAGE_MAX_LENGTH = 2000;
export const WEBSITE_MAX_LENGTH = 2000;

/** As people write it, `+49 (0)151 234 56-78`: nothing is called from it automatically. */
const Phone = z.string().check(z.regex(/^[+(]?\d[\d ()./-]{3,37}\d$/));

export const ContactMessageInput = z.strictObject({
  name: line(120),
  email: Email,
  phone: z._default(z.nullable(Phone), null),
  message: paragraphs(MESSAGE_MAX_LENGTH),
  /** Of the answer. */
  language: Language,
  /** Nobody sees the field; machines fill in what they find. */
  website: z._default(z.string().check(z.maxLength(WEBSITE_MAX_LENGTH)), ''),
});
export type ContactMessageInput = z.infer<typeof ContactMessageInput>;

/** `message_id`: random, made by the sender's page. The same sent twice is received once. */
export const ContactMessageParams = z.strictObject({ message_id: z.uuidv4() });

/** As it was received. */
export const ContactMessage = z.object({
  message_id: z.uuid(),
  received_at: Instant,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  language: Language,
  /** false: no confirmation is on its way. The message is kept all the same. */
  receipt_mailed: z.boolean(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
