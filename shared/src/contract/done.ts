import { z } from './schema';

export const Done = z.object({ success: z.literal(true) });
