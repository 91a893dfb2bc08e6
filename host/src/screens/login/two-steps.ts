import { isApiError } from '@manzil/shared/runtime';
import { loadWithRetries } from '@manzil/shared/runtime/retry';
import { type ComponentType, useState } from 'react';
import { login } from '../../session/login';
import { besidePassword } from './beside-password';

/** `onBack`: to the password, which has to be given again. */
export type CodeStep = ComponentType<{ onDone: () => unknown; onBack: () => void }>;

/** Comes for accounts with a second factor alone. */
const loadStep = async (): Promise<CodeStep> =>
  (await import(/* webpackChunkName: "sign-in-code" */ './code-step')).CodeStep;

/** Signing in, of which `Step` is the second half where the account has one. @param done once the session has begun */
export function useTwoSteps(done: () => unknown) {
  const [Step, setStep] = useState<CodeStep>();
  return {
    Step,
    done,
    back: () => setStep(undefined),
    send: (input: Parameters<typeof login>[0]): Promise<CodeStep | undefined> =>
      login(input).then(
        () => undefined,
        (error) => {
          if (!isApiError(error) || error.code !== 'auth.factor_needed') besidePassword(error);
          // Where it does not come, what the API has said is shown, and the next attempt asks for it again.
          return loadWithRetries(loadStep).catch(() => {
            throw error;
          });
        },
      ),
    sent: (step: CodeStep | undefined): unknown => (step ? setStep(() => step) : done()),
  };
}
