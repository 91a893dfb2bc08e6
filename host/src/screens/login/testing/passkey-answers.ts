/** What the API wants signed. */
export const options = {
  challenge: 'Yw',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};
/** What the device answers. */
export const signed = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key' as const,
  response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw' },
};
