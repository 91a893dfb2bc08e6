import fc from 'fast-check';
import type { Content } from './draft';
import { ALL_FILES } from './sample-files';

/** Sample files, whole or cut off, or with a byte changed. */
export const brokenFiles = (): fc.Arbitrary<Content> =>
  fc.record(
    {
      file: fc.constantFrom(...ALL_FILES),
      cutAt: fc.double({ min: 0, max: 1, noNaN: true }),
      changedAt: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    },
    { requiredKeys: ['file'] },
  );
