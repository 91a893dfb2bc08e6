import { randomUUID } from 'node:crypto';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import { deleteAvatar, insertAvatar, lockAvatar, setAvatarPath } from './avatars.repository';

type Changed = {
  /** Below the API's base; null = none. */
  path: string | null;
  /** Key of the file that is left without a row. */
  unused: string | null;
};

/** @param fileKey of the new picture, which is stored already; null = none any more */
export async function changeAvatar(
  tx: Db,
  investorId: string,
  fileKey: string | null,
): Promise<Changed> {
  await lockAvatar(tx, investorId);
  const unused = await deleteAvatar(tx, investorId);
  const avatarId = randomUUID();
  const path = fileKey && `avatars/${avatarId}`;
  if (fileKey) await insertAvatar(tx, investorId, avatarId, fileKey);
  await setAvatarPath(tx, investorId, path);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: fileKey ? 'avatar.changed' : 'avatar.removed',
    entity_type: 'investor',
    entity_id: investorId,
  });
  return { path, unused };
}
