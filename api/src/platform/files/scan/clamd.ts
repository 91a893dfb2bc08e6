import { connect, type Socket } from 'node:net';

/** `undecided`: it answers, but has no verdict on this file. `silent`: it does not answer. Both are asked again later. */
export type ScanOutcome = 'clean' | 'infected' | 'undecided' | 'silent';
export type Scan = (content: Buffer) => Promise<ScanOutcome>;

const TIMEOUT_MS = 20_000;
const PING_MS = 2_000;
const CHUNK_BYTES = 64 * 1024;
const MAX_ANSWER = 4096;
const END = Buffer.alloc(4);

/** INSTREAM of clamd(8). @param url `tcp://host:3310`, `tcp://[::1]:3310`, or `unix:///run/clamav/clamd.ctl` */
export function clamdScan(url: string, timeoutMs = TIMEOUT_MS): Scan {
  const { protocol, hostname, port, pathname } = new URL(url);
  // An address of IPv6 stands in brackets.
  const host = hostname.replace(/^\[|\]$/g, '');
  const open = () =>
    protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), host);
  return async (content) => {
    const said = await ask(open, (socket) => sendFile(socket, content), timeoutMs);
    if (said === 'stream: OK') return 'clean';
    if (/^stream: .+ FOUND$/.test(said)) return 'infected';
    // Late, too large for it, or its end: whether that is the file's doing shows when it is asked for a sign of life.
    const pong = await ask(open, (socket) => socket.write('zPING\0'), PING_MS);
    return pong === 'PONG' ? 'undecided' : 'silent';
  };
}

/** @returns `stream: OK`, `stream: Win.Test.EICAR_HDB-1 FOUND`, something else, or nothing for whatever reason */
async function ask(
  open: () => Socket,
  send: (socket: Socket) => void,
  timeoutMs: number,
): Promise<string> {
  try {
    return (await answerOf(open(), send, timeoutMs)).replace(/\0[\s\S]*$/, '').trim();
  } catch {
    // It has not said that the file is clean; that it has not is counted and logged.
    return '';
  }
}

function answerOf(socket: Socket, send: (socket: Socket) => void, timeoutMs: number) {
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
    socket.once('connect', () => send(socket));
  }).finally(() => socket.destroy());
}

function sendFile(socket: Socket, content: Buffer): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    socket.write(chunk);
  }
  socket.write(END);
}
