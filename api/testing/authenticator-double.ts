import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  PasskeyAnswer,
  RequestOptions,
} from '@manzil/shared/contract/passkeys/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Flags of an authenticator's data (WebAuthn level 3, 6.1): the user was there, and unlocked it; a key follows. */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const KEY_INCLUDED = 0x40;

type Odd = { site?: string; verified?: boolean };

/** What unlocks a device: makes one passkey of the kind ES256, and signs by it. */
export class AuthenticatorDouble {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(readonly site: string) {}

  /** COSE (RFC 9053): an elliptic curve, ES256, P-256, and its two coordinates. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }

  create({ challenge }: Pick<CreationOptions, 'challenge'>, { site = this.site }: Odd = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = [Buffer.alloc(16), length, this.id, this.publicKey];
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.#data(site, KEY_INCLUDED | USER_PRESENT | USER_VERIFIED, credential)],
      ]) as never,
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: said('webauthn.create', challenge, site).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal' as const],
      },
    };
  }

  answer(
    { challenge }: Pick<RequestOptions, 'challenge'>,
    { site = this.site, verified = true }: Odd = {},
  ): PasskeyAnswer {
    this.counter += 1;
    const client = said('webauthn.get', challenge, site);
    const data = this.#data(site, USER_PRESENT | (verified ? USER_VERIFIED : 0));
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  #data(site: string, flags: number, credential: Buffer[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const { hostname } = new URL(site);
    return Buffer.concat([sha256(hostname), Buffer.of(flags), counter, ...credential]);
  }
}

/** What the browser says of itself, and the authenticator signs. */
const said = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
