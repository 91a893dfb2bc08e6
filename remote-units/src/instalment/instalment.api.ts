import type { Identity } from '@manzil/shared/contract/credentials';
import { DOCUMENT_MAX_BYTES, MediaType } from '@manzil/shared/contract/documents/documents';
import { uploadDocument } from '@manzil/shared/contract/documents/operations';
import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { getInstalment, revealEscrowIban } from '@manzil/shared/contract/instalments/operations';
import { addressOf } from '@manzil/shared/contract/operation';
import { type FileLimits, lineOfFileName } from '@manzil/shared/forms/uploads';
import { apiSend, queryClient, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** An address whose last part is no number is an instalment that does not exist. */
export const instalmentQuery = (unitId: string, seq: string) =>
  queryOptions(readQuery(getInstalment, { params: { unit_id: unitId, seq: Number(seq) || 0 } }));

type Named = Pick<InstalmentDetail, 'unit_id' | 'seq'>;

export const wholeIban = async (
  { unit_id, seq }: Named,
  body: Identity,
  language: string,
): Promise<string> => {
  const params = { unit_id, seq };
  const { iban } = await apiSend(revealEscrowIban, language, { params, body });
  return iban;
};

export const proofLimits: FileLimits = {
  maxBytes: DOCUMENT_MAX_BYTES,
  types: MediaType.options,
};

/** Of the proof of a payment, with the one whose place it takes. */
export type Proof = Named & { replaces?: string };

export const proofPath = (id: string, file: File, { unit_id, seq, replaces }: Proof): string =>
  addressOf(uploadDocument, {
    params: { upload_id: id },
    query: {
      document_type: 'receipt',
      unit_id,
      instalment: seq,
      name: lineOfFileName(file.name),
      ...(replaces && { replaces }),
    },
  });

export const isSameProof = (one: Proof, other: Proof): boolean =>
  one.unit_id === other.unit_id && one.seq === other.seq;

export const proofAnswer = uploadDocument.answer;

/** What shows the instalment elsewhere, too. */
export function refreshAfterProof(): void {
  for (const part of ['units', 'documents', 'dashboard', 'profile'])
    void queryClient.invalidateQueries({ queryKey: [part] });
}
