import * as operation from '@manzil/shared/contract/passkeys/operations';
import { AuthenticatorDouble } from '../../../testing/authenticator-double';
import { aNewPasskey } from '../../../testing/authorisation/renewals';
import { Slot } from '../../../testing/fuzz/slots';
import {
  withMadePasskey,
  withPasskey,
  withSignatureToConfirm,
  withSignatureToSignIn,
} from '../../../testing/fuzz/with-passkey';
import { read } from '../../../testing/fuzz/world';
import { base64url } from '../../../testing/proofs/forms';
import { byIdentity } from '../../../testing/proofs/identity';
import { proof } from '../../../testing/proofs/proof';
import { PORTAL } from '../../../testing/test-app';

const ids = { passkey_id: 'passkey' } as const;
const device = new AuthenticatorDouble(PORTAL);
const compared = { is: 'compared', as: base64url } as const;
/** It names the challenge. */
const asked = { ...compared, otherwise: 409 } as const;

const answered = {
  sends: () => device.answer({ challenge: 'bm9ib2R5IGFza2Vk' }),
  // Nobody was given a challenge.
  status: [409],
  examples: {
    id: [new Slot('credential')],
    rawId: [new Slot('credential')],
    clientDataJSON: [new Slot('client data')],
    authenticatorData: [new Slot('authenticator data')],
    signature: [new Slot('signature')],
  },
  texts: {
    id: compared,
    rawId: compared,
    'response.clientDataJSON': asked,
    'response.authenticatorData': compared,
    'response.signature': compared,
  },
} as const;

export const proofs = [
  proof(operation.listPasskeys, 'account'),
  proof(operation.startPasskey, 'account', byIdentity),
  proof(operation.addPasskey, 'account', {
    sends: () => ({ name: 'iPhone', passkey: device.create({ challenge: 'bm9ib2R5IGFza2Vk' }) }),
    status: [409],
    examples: {
      id: [new Slot('credential')],
      rawId: [new Slot('credential')],
      clientDataJSON: [new Slot('client data')],
      attestationObject: [new Slot('attestation')],
    },
    prepare: withMadePasskey,
    texts: {
      'passkey.id': compared,
      'passkey.rawId': compared,
      'passkey.response.clientDataJSON': asked,
      'passkey.response.attestationObject': compared,
    },
    readBack: async (world) => (await read(world, '/passkeys')).items.at(-1),
  }),
  proof(operation.renamePasskey, 'account', {
    ids,
    sends: () => ({ name: 'Tablet' }),
    prepare: withPasskey,
    readBack: async (_, answer) => answer.json(),
  }),
  proof(operation.removePasskey, 'account', {
    ids,
    ...byIdentity,
    renews: [aNewPasskey],
    prepare: async (world) => {
      const [{ known }, there] = [await byIdentity.prepare(world), await withPasskey(world)];
      return { known: { ...known, ...there.known } };
    },
  }),
  proof(operation.startConfirmation, 'account'),
  proof(operation.confirmByPasskey, 'account', { ...answered, prepare: withSignatureToConfirm }),
  proof(operation.startPasskeySignIn, 'everybody'),
  proof(operation.signInByPasskey, 'everybody', { ...answered, prepare: withSignatureToSignIn }),
];
