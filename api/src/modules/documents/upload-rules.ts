import { needsValidity } from '@manzil/shared/domain/document-validity';
import type { Text } from '../../platform/http/errors';
import { invalid } from '../../platform/http/request-errors';
import type { Db } from '../../platform/postgres/connect';
import { quotaReached } from './documents.errors';
import { findReplaced, type ReplacedDocument } from './replaced-document.repository';
import type { UploadRequest } from './upload-request';
import { findOpenInstalment, ownsUnit, usedSpace } from './uploads.repository';

const MEGABYTE = 1024 * 1024;
const MAX_FILES = 200;
const MAX_MEGABYTES = 200;

const NOT_YOUR_UNIT: Text = {
  de: 'Das ist keine deiner Einheiten.',
  en: 'This is not one of your units.',
};
const NOT_REPLACEABLE: Text = {
  de: 'Ersetzt wird ein aktuelles Dokument derselben Art, das zu dir und zur selben Einheit gehört.',
  en: 'You can only replace a current document of the same type that belongs to you and to the same unit.',
};

const SETTLES: Text = {
  de: 'Mit diesem Zahlungsbeleg ist die Rate als bezahlt bestätigt. Ersetzen lässt er sich nicht mehr.',
  en: 'This receipt confirms the instalment as paid. The receipt can no longer be replaced.',
};

const WITHOUT_LAST_DAY: Text = {
  de: 'Trag ein, bis wann das Dokument gültig ist.',
  en: 'Enter the date until which the document is valid.',
};

const NO_OPEN_INSTALMENT: Text = {
  de: 'Ein Zahlungsbeleg gehört hier zu einer Rate deiner Einheit, die noch nicht bezahlt ist.',
  en: 'A receipt must belong to an instalment of your unit that is not paid yet.',
};

/** What a document is about. */
type Subject = { unit_id: string | null; instalment_id: string | null };

/** @throws invalid, alike for missing and somebody else's */
export async function assertFits(tx: Db, upload: UploadRequest): Promise<Subject> {
  const { investorId, document_type, instalment, today } = upload;
  if (!upload.valid_until && needsValidity(document_type)) {
    throw invalid({ fields: { valid_until: WITHOUT_LAST_DAY } });
  }
  if (upload.unit_id && !(await ownsUnit(tx, investorId, upload.unit_id, today))) {
    throw invalid({ fields: { unit_id: NOT_YOUR_UNIT } });
  }
  const replaced = await fittingReplaced(tx, upload);
  const unit_id = upload.unit_id ?? replaced?.unit_id ?? null;
  const owner = { investorId, today };
  if (!instalment) {
    // Another proof of the same payment, where one is still wanted.
    const proven = replaced?.instalment_id;
    const instalment_id = proven ? await findOpenInstalment(tx, owner, { id: proven }) : null;
    return { unit_id, instalment_id };
  }
  const isReceipt = document_type === 'receipt' && unit_id !== null;
  const instalment_id = isReceipt
    ? await findOpenInstalment(tx, owner, { unitId: unit_id, seq: instalment })
    : null;
  if (!instalment_id) throw invalid({ fields: { instalment: NO_OPEN_INSTALMENT } });
  if (replaced?.instalment_id && replaced.instalment_id !== instalment_id) {
    throw invalid({ fields: { replaces: NOT_REPLACEABLE } });
  }
  return { unit_id, instalment_id };
}

async function fittingReplaced(
  tx: Db,
  { investorId, document_type, unit_id, replaces }: UploadRequest,
): Promise<ReplacedDocument | null> {
  if (!replaces) return null;
  const replaced = await findReplaced(tx, investorId, replaces);
  const same =
    replaced?.superseded_by_id === null &&
    replaced.document_type === document_type &&
    (unit_id ?? replaced.unit_id) === replaced.unit_id;
  if (!same) throw invalid({ fields: { replaces: NOT_REPLACEABLE } });
  if (replaced.settles) throw invalid({ fields: { replaces: SETTLES } });
  return replaced;
}

export const roomTaken = () =>
  quotaReached({ values: { files: MAX_FILES, megabytes: MAX_MEGABYTES } });

/** @throws quotaReached where one more file of so many bytes is too much */
export async function assertRoom(tx: Db, investorId: string, bytes: number): Promise<void> {
  const used = await usedSpace(tx, investorId);
  if (used.files + 1 > MAX_FILES || used.bytes + bytes > MAX_MEGABYTES * MEGABYTE) {
    throw roomTaken();
  }
}
