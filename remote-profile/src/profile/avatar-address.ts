import { portalConfig } from '@manzil/shared/runtime';

/** Where an investor's picture is: a path is one of the API's, not of the portal. */
export const avatarAddress = (avatar: string): string =>
  /^https?:\/\//i.test(avatar) ? avatar : `${portalConfig().apiBase}/${avatar.replace(/^\/+/, '')}`;
