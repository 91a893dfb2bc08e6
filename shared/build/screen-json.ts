import * as z from 'zod';
import { navFields, routeFields } from './portal-fields';
import { SearchJson } from './search-json';

const TextKey = z.string().regex(/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?:[a-z0-9_.]+$/, {
  error: 'is no key of a text, such as "units/rent-increase:title"',
});
const { path, layout, theme, access, skeleton, data, under } = routeFields;

export const ScreenJson = z.strictObject({
  path,
  layout,
  theme,
  access,
  title: TextKey,
  skeleton,
  data,
  under,
  /** Further paths that lead to the screen. What is not said of one is as for the first. */
  also: z
    .array(
      z.strictObject({
        path,
        layout: z.exactOptional(layout),
        theme: z.exactOptional(theme),
        access: z.exactOptional(access),
        title: z.exactOptional(TextKey),
        skeleton: z.exactOptional(skeleton),
        data: z.exactOptional(data.unwrap()),
      }),
    )
    .default([]),
  search: SearchJson.optional(),
  nav: z.strictObject({ ...navFields, label: TextKey, short: TextKey }).optional(),
});
export type ScreenJson = z.infer<typeof ScreenJson>;
