let email = '';

/** For whom this page has asked for a code. Kept in memory only: a device that others use too remembers no address. */
export const resetEmail = (): string => email;

export const keepResetEmail = (address: string): void => {
  email = address;
};
