import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { type Mailer, type Message, mimeOf, type Sender } from './mailer';

export function folderMailer(folder: string, from: Sender, logger: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mimeOf(message, from));
      const path = join(folder, fileName(message));
      // Codes and links are in it.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
      logger.info({ mail: message.id, template: message.template, path }, 'A mail was written.');
    },
  };
}

/** The same at every attempt, in the order of time: `2026-11-21T130832Z-password-code-1b4e28ba.eml` */
function fileName({ created_at, template, id }: Message): string {
  const time = created_at.toISOString().replace(/:/g, '').replace(/\.\d+/, '');
  return `${time}-${template}-${id.slice(0, 8)}.eml`;
}
