/** State of the history entry of the sign-in that follows a new password. */
export const PASSWORD_SAVED = { passwordSaved: true } as const;

export const isPasswordSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'passwordSaved' in state;
