import * as z from 'zod';
import { Identifier, Texts } from './portal-fields';

/** An address of the remote, in which one thing is filled in: `/my-units/{id}`. */
const addressWith = (thing: 'id' | 'q') =>
  z
    .string()
    .regex(/^\/[a-z0-9\-/]*(\?[a-zA-Z_]+=\{[a-z]+\}|\{[a-z]+\})$/)
    .refine((address) => address.endsWith(`{${thing}}`));
const Address = z.string().regex(/^\/[a-z0-9\-/]*(\?[a-zA-Z_]+=[a-z0-9-]+)?$/);
const Icon = z.string().max(40);

/** What a screen is to whoever looks for anything (host/src/search). Its words are asked for with the search alone. */
export const SearchJson = z.strictObject({
  /** The kind of things that it shows, as the API's search names it. */
  finds: z.exactOptional(
    z.strictObject({
      kind: Identifier,
      label: Texts,
      icon: Icon,
      /** Where one of them is shown. */
      at: addressWith('id'),
      /** Where all that fit are. */
      all: z.exactOptional(addressWith('q')),
    }),
  ),
  /** What can be done on it. */
  actions: z.array(z.strictObject({ label: Texts, icon: Icon, at: Address })).default([]),
});
export type SearchJson = z.infer<typeof SearchJson>;
