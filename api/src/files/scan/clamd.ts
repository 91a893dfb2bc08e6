import { connect, type Socket } from 'node:net';

/** `silent`: nobody knows; it is asked again later. */
export type ScanOutcome = 'clean' | 'infected' | 'silent';
export type Scan = (content: Buffer) => Promise<ScanOutcome>;

const TIMEOUT_MS = 20_000;
const CHUNK_BYTES = 64 * 1024;
/** Longer than any answer of clamd's. */
const MAX_ANSWER = 4096;
const END = Buffer.alloc(4);

/**
 * Asks a clamd for each file (INSTREAM of its protocol, clamd(8)).
 * @param url `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`
 */
export function clamdScan(url: string, timeoutMs = TIMEOUT_MS): Scan {
  const { protocol, hostname, port, pathname } = new URL(url);
  const open = () =>
    protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname);
  return async (content) => {
    try {
      return outcomeOf(await ask(open(), content, timeoutMs));
    } catch {
      // Whatever the reason: it has not said that the file is clean. That it is silent is counted and logged.
      return 'silent';
    }
  };
}

function ask(socket: Socket, content: Buffer, timeoutMs: number): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => socket.destroy(new Error('Late.')), timeoutMs);
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
      if (answer.includes('\0') || answer.length > MAX_ANSWER) resolve(answer);
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(late);
      resolve(answer);
    });
    socket.once('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < content.length; at += CHUNK_BYTES) {
        const chunk = content.subarray(at, at + CHUNK_BYTES);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        socket.write(length);
        socket.write(chunk);
      }
      socket.write(END);
    });
  }).finally(() => socket.destroy());
}

/** `stream: OK`, `stream: Win.Test.EICAR_HDB-1 FOUND`; anything else, such as a size limit, is no answer. */
function outcomeOf(answer: string): ScanOutcome {
  const said = answer.replace(/\0[\s\S]*$/, '').trim();
  if (said === 'stream: OK') return 'clean';
  return /^stream: .+ FOUND$/.test(said) ? 'infected' : 'silent';
}
