import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import JsdomEnvironment from 'jest-environment-jsdom';
import { findLabels } from './find-labels';
import { rememberStyles } from './remember-styles';

/** jsdom with what it lacks of a browser. Never add Node's MessageChannel: React's scheduler would keep jest alive. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
      BroadcastChannel: SilentChannel,
    });
    // With `subtle`, on a getter of the window.
    Object.defineProperty(this.global, 'crypto', { configurable: true, value: webcrypto });
    const window = this.global as unknown as Window & typeof globalThis;
    rememberStyles(window);
    findLabels(window);
  }
}

/** One tab has nobody to talk to. */
class SilentChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  postMessage(): void {}
  close(): void {}
}
