import { changeAvatar } from '@manzil/shared/contract/avatars/operations';
import { aNewAvatar } from '../../../testing/authorisation/renewals';
import { aJpeg } from '../../../testing/pictures';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(changeAvatar, 'account', { sends: () => aJpeg(), renews: [aNewAvatar] }),
];
