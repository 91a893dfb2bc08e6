import { signIn } from '@manzil/shared/contract/sign-in/operations';
import type { LoginInput } from '@manzil/shared/contract/sign-in/sign-in';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { beginBy } from './session';
import { withProof } from './with-proof';

/** Apart from the session, as its schema is of no use to who is signed in. @throws ApiError to be shown */
export const login = (body: LoginInput): Promise<void> =>
  beginBy(() =>
    withProof((proof) => apiSend(signIn, currentLanguage(), { body: { ...body, ...proof } })),
  );
