import { readFile } from 'node:fs/promises';
import type { Decrypter, Encrypter } from 'age-encryption';
import { CommandError } from '../command-error';
import { quoted } from '../quoted';

export type EncryptionKeys = { recipient?: string[]; passphraseFile?: string };
export type DecryptionKeys = { identityFile?: string; passphraseFile?: string };

/** @throws CommandError where there is no key, or one that is none */
export async function encrypterOf({
  recipient = [],
  passphraseFile,
}: EncryptionKeys): Promise<Encrypter> {
  if (recipient.length > 0 === (passphraseFile !== undefined)) {
    throw new CommandError('Say either --recipient <age1…> or --passphrase-file <file>.');
  }
  const age = await import('age-encryption');
  const encrypter = new age.Encrypter();
  if (passphraseFile !== undefined) encrypter.setPassphrase(await readSecret(passphraseFile));
  for (const one of recipient) {
    try {
      encrypter.addRecipient(one);
    } catch (cause) {
      throw new CommandError(`${quoted(one)} is no recipient of age: it starts with age1.`, {
        cause,
      });
    }
  }
  return encrypter;
}

/** @throws CommandError where there is no key, or one that is none */
export async function decrypterOf({
  identityFile,
  passphraseFile,
}: DecryptionKeys): Promise<Decrypter> {
  const age = await import('age-encryption');
  const decrypter = new age.Decrypter();
  if (passphraseFile !== undefined && identityFile === undefined) {
    decrypter.addPassphrase(await readSecret(passphraseFile));
    return decrypter;
  }
  if (passphraseFile !== undefined || identityFile === undefined) {
    throw new CommandError('Say either --identity-file <file> or --passphrase-file <file>.');
  }
  const identities = (await readSecret(identityFile))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch (cause) {
    throw new CommandError(`${identityFile} holds no identity of age (AGE-SECRET-KEY-…).`, {
      cause,
    });
  }
  return decrypter;
}

const SHORTEST = 12;

async function readSecret(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${cause.code}).`, { cause });
  });
  const secret = text.trim();
  if (secret.length >= SHORTEST) return secret;
  throw new CommandError(`${path} holds less than ${SHORTEST} characters: that is no key.`);
}
