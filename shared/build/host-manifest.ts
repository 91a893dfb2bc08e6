import * as z from 'zod';

/** Paths are relative to the portal's root. */
export const HostManifest = z.strictObject({
  version: z.string(),
  hostApi: z.string(),
  federation: z.string(),
  shared: z.record(z.string(), z.string()),
  entry: z.array(z.string()),
  fonts: z.array(z.string()),
  /** Chunk name of a lazy screen → its files. */
  screens: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.string()),
});
export type HostManifest = z.infer<typeof HostManifest>;
