import { line } from '../entered-values';
import { Instant } from '../instant';
import { z } from '../schema';

export const PASSKEY_NAME_MAX = 60;

/** Bytes in base64url. A certificate chain of an authenticator is the longest. */
const Bytes = z.string().check(z.minLength(1), z.maxLength(16_384), z.regex(/^[\w-]+$/));
/** WebAuthn allows ids of 1,023 bytes. */
const CredentialId = z.string().check(z.minLength(1), z.maxLength(1364), z.regex(/^[\w-]+$/));
/** How a browser reaches what holds a passkey. Browsers may tell others, which nobody sends. */
export const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const Passkey = z.object({
  passkey_id: z.uuid(),
  name: z.string(),
  created_at: Instant,
  /** Null = nobody has signed in by it yet. */
  last_used_at: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyList = z.object({ items: z.array(Passkey) });

const KeyType = z.literal('public-key');
const Credentials = z.array(
  z.object({ id: z.string(), type: KeyType, transports: z.optional(z.array(z.string())) }),
);

/** What `navigator.credentials.create` is asked for, as JSON (WebAuthn level 3, 5.1.8). */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: KeyType, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: Credentials,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What `navigator.credentials.get` is asked for: any passkey of this site, or those of who is signed in. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Of who is signed in. */
  allowCredentials: z.optional(Credentials),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** What the browser made. Browsers add fields of their own, which nobody reads. */
export const CreatedPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: KeyType,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.enum(TRANSPORTS)).check(z.maxLength(TRANSPORTS.length))),
  }),
});

export type CreatedPasskey = z.infer<typeof CreatedPasskey>;

export const AddPasskeyInput = z.strictObject({
  name: line(PASSKEY_NAME_MAX),
  passkey: CreatedPasskey,
});
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

export const RenamePasskeyInput = z.strictObject({ name: line(PASSKEY_NAME_MAX) });

export const PasskeyParams = z.strictObject({ passkey_id: z.uuid() });

/** What the browser answers to `RequestOptions`. */
export const PasskeyAnswer = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: KeyType,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** Stands for the password in one `Identity`, for a few minutes. */
export const Confirmation = z.object({ confirmation: z.string() });
