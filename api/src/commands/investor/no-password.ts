/** In place of a hash, for an account whose owner has set no password yet: none fits it. */
export const NO_PASSWORD = 'none';
