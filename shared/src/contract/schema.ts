import * as z from 'zod/mini';

// A page's policy forbids `eval`; without this zod probes for it and the browser reports a violation.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
