/** Whether this browser can do anything with passkeys; over http, other than on this machine, none can. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
