import { z } from '../schema';

export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

export const AvatarParams = z.strictObject({ avatar_id: z.uuid() });

/** Path below the API's base, or null for none. */
export const Avatar = z.object({ avatar: z.nullable(z.string()) });
