export const PASSWORD_SAVED = { passwordSaved: true } as const;

export const isPasswordSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'passwordSaved' in state;
