import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { StartError } from '../start-error';
import { folderMailer } from './folder-mailer';
import type { Mailer, Sender } from './mailer';
import { smtpMailer } from './smtp-mailer';

type Settings = Pick<
  Config,
  'production' | 'demo' | 'dataDir' | 'mailUrl' | 'mailUrlFile' | 'mailFrom'
>;

const OUR_OWN: Sender = { name: 'Manzil', address: 'hallo@manzil.example' };

/** Files in the data folder where nobody real is written to. @throws StartError */
export async function openMailer(settings: Settings, logger: Logger): Promise<Mailer> {
  const { production, demo, dataDir, mailUrlFile, mailFrom } = settings;
  const url = settings.mailUrl ?? (mailUrlFile && (await readUrl(mailUrlFile)));
  if (url) {
    if (!mailFrom) throw new StartError('MAIL_URL needs a sender: set MAIL_FROM.');
    return smtpMailer(url, senderOf(mailFrom));
  }
  if (production && !demo) {
    throw new StartError('Mails cannot be sent: set MAIL_URL, such as smtps://user:secret@host.');
  }
  return folderMailer(join(dataDir, 'mail'), mailFrom ? senderOf(mailFrom) : OUR_OWN, logger);
}

async function readUrl(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new StartError(`${path} cannot be read (MAIL_URL_FILE).`, { cause });
  });
  const url = text.trim();
  if (/^smtps?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new StartError(`${path} must hold an address that starts with smtp:// or smtps://.`);
}

/** @param text `Manzil <hallo@manzil.example>`, or the address alone */
function senderOf(text: string): Sender {
  const [, name = '', address = text] = /^(.*)<(.+)>$/.exec(text) ?? [];
  return { name: name.trim(), address: address.trim() };
}
