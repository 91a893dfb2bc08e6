import { Done, Investor, type LoginInput } from '@manzil/shared/contract/session';
import {
  apiGet,
  apiSend,
  currentInvestor,
  isApiError,
  queryClient,
  setInvestor,
} from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { forgetInvestor, rememberedInvestor, rememberInvestor } from './remembered-investor';

const channel = new BroadcastChannel('manzil-session');
let checking: Promise<void> | undefined;

function begin(investor: Investor): void {
  setInvestor(investor);
  rememberInvestor(investor);
}

/**
 * Takes what the document asked for with the session of before and nobody has read. A browser keeps it as long
 * as the page lives and would give it to the next reader.
 */
function dropPreloadedData(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')) {
    fetch(link.href, { credentials: 'include' }).catch(() => undefined);
    link.remove();
  }
}

/** Forgets everything about the investor on this page. `tellTabs` ends the session in the other tabs too. */
export function endSession(tellTabs = true): void {
  queryClient.clear();
  dropPreloadedData();
  forgetInvestor();
  checking = undefined;
  setInvestor(null);
  if (tellTabs) channel.postMessage('ended');
}

/** Ends this tab's session when another tab has ended it; `ended` is called afterwards. */
export function followOtherTabs(ended: () => void): void {
  channel.onmessage = () => {
    if (!currentInvestor()) return;
    endSession(false);
    ended();
  };
}

async function check(): Promise<void> {
  try {
    begin(await apiGet('/auth/', Investor));
  } catch (error) {
    if (isApiError(error, 401)) {
      endSession(currentInvestor() !== null);
      checking = Promise.resolve();
      return;
    }
    // Not reachable is not signed out: the investor this device remembers stays.
    const remembered = rememberedInvestor();
    if (!currentInvestor() && remembered) setInvestor(remembered);
  }
}

/** Resolves when it is known who is signed in. Asks the API once; later calls share the answer. */
export function sessionReady(): Promise<void> {
  checking ??= check();
  return checking;
}

/** Asks the API again, as after a long absence. */
export function recheckSession(): Promise<void> {
  checking = check();
  return checking;
}

/** Signs in. @throws ApiError with the message to show */
export async function login(input: LoginInput): Promise<void> {
  const investor = await apiSend('POST', '/auth/login', input, Investor, currentLanguage());
  queryClient.clear();
  begin(investor);
  checking = Promise.resolve();
}

/** Signs out here and in all tabs; the device forgets at once, even when the API cannot be reached. */
export async function logout(): Promise<void> {
  const request = apiSend('POST', '/auth/logout', {}, Done, currentLanguage());
  endSession();
  await request.catch((error: unknown) => {
    if (!isApiError(error)) throw error;
  });
}
