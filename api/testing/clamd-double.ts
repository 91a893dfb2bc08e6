import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** In a file it stands for a virus. */
export const VIRUS = 'CNRY-virus';
/** In a file it stands for what a scanner does not come to an end with. */
export const ENDLESS = 'CNRY-endless';

export type ClamdDouble = {
  url: string;
  /** How many files it was given. */
  asked: () => number;
  /** It takes what is sent and says nothing. */
  silence: (silent: boolean) => void;
  /** Whether it comes to an end with this file. */
  answers: (file: Buffer) => boolean;
  close: () => Promise<void>;
};

/** A clamd in this process, as far as INSTREAM goes. */
export async function startClamdDouble(): Promise<ClamdDouble> {
  let asked = 0;
  let silent = false;
  const answers = (file: Buffer) => !silent && !file.includes(ENDLESS);
  const server: Server = createServer((socket: Socket) => {
    const parts: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      parts.push(part);
      const sent = Buffer.concat(parts);
      if (silent) return;
      if (sent.toString('latin1') === 'zPING\0') {
        socket.end('PONG\0');
        return;
      }
      const file = fileIn(sent);
      if (!file) return;
      asked += 1;
      if (!answers(file)) return;
      socket.end(file.includes(VIRUS) ? 'stream: Manzil.Test.UNOFFICIAL FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    silence: (next) => {
      silent = next;
    },
    answers,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The file of a whole command, null before its end. @throws where it is no INSTREAM */
function fileIn(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (sent.length < command.length) return null;
  if (sent.toString('latin1', 0, command.length) !== command) throw new Error('No INSTREAM.');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if (at + 4 + length > sent.length) return null;
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
