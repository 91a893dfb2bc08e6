import { createHash, randomUUID } from 'node:crypto';
import { aPdf } from '../pdfs';
import { uploadUrl } from '../uploads';
import type { Conversation } from './conversation';
import { jsonOf, type SignedIn, type WriteLine } from './line';

/** A document that was not acknowledged is sent again, as the same upload. */
export function documents({ ask }: Conversation, { cookie }: SignedIn): WriteLine {
  const stored: { id: string; sha256: string }[] = [];
  let looked = 0;
  let sent = 0;
  let upload: { path: string; bytes: Buffer } | null = null;
  const line = {
    name: 'documents',
    heavy: true,
    acknowledged: 0,
    lost: [] as string[],
    next,
    check,
  };

  async function next(): Promise<boolean> {
    sent += 1;
    upload ??= {
      path: uploadUrl({ name: `${sent}.pdf` }, randomUUID()),
      bytes: aPdf({ objects: [`(${sent} ${'x'.repeat((sent % 7) * 50_000)})`] }),
    };
    const answer = await ask({ method: 'PUT', ...upload, cookie });
    if (!answer || answer.status >= 300) return false;
    const { document_id, file } = jsonOf(answer);
    stored.push({ id: document_id, sha256: file.sha256 });
    upload = null;
    line.acknowledged += 1;
    return true;
  }
  /** Each is read once; that all are whole is for the operators' `verify` to say. */
  async function check(): Promise<void> {
    for (const { id, sha256 } of stored.slice(looked)) {
      const answer = await ask({ method: 'GET', path: `/documents/${id}/download`, cookie });
      const found = answer && createHash('sha256').update(answer.content).digest('hex');
      if (found !== sha256) line.lost.push(`document ${id}`);
    }
    looked = stored.length;
  }
  return line;
}
