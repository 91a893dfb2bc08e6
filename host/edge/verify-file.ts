import { Script } from 'node:vm';
import { integrityOf } from '@manzil/shared/build/integrity';
import { Refusal } from './refusal';

/** Checks one file against its announced hash, and that a script can be parsed. @throws Refusal */
export function verifyFile(path: string, content: Buffer, integrity: string): void {
  if (integrityOf(content) !== integrity)
    throw new Refusal('file_hash', `${path} does not match its hash`);
  if (!path.endsWith('.js')) return;
  try {
    new Script(content.toString('utf8'), { filename: path });
  } catch (error) {
    throw new Refusal(
      'file_syntax',
      `${path}: ${error instanceof Error ? error.message : 'cannot be parsed'}`,
    );
  }
}
