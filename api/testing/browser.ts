import type { InjectOptions } from 'fastify';
import type { TestApp } from './test-app';

type Options = { remoteAddress?: string; userAgent?: string };

export const FIREFOX =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:155.0) Gecko/20100101 Firefox/155.0';

export type Browser = ReturnType<typeof aBrowser>;

/** Keeps cookies as a browser does, from an address of its own. */
export function aBrowser(
  { anonymous }: Pick<TestApp, 'anonymous'>,
  { remoteAddress = anAddress(), userAgent = FIREFOX }: Options = {},
) {
  const cookies = new Map<string, string>();

  async function call(options: InjectOptions) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await anonymous.call({
      remoteAddress,
      ...options,
      headers: { 'user-agent': userAgent, ...(cookie && { cookie }), ...options.headers },
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    call,
    get: (url: string) => call({ method: 'GET', url }),
    post: (url: string, payload?: object) =>
      call({ method: 'POST', url, ...(payload && { payload }) }),
  };
}

let addresses = 0;
/** One that no other browser of the test file has. */
function anAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
