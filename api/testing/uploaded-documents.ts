import { createHash } from 'node:crypto';
import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What is answered to a passport that is uploaded at `NOON` and valid until 1 May 2031. */
export const uploadedPassport = (content: Buffer): DocumentDetail => ({
  document_id: expect.any(String),
  document_type: 'passport',
  status: 'in_review',
  valid_until: '2031-05-01',
  uploaded_on: '2026-11-21',
  uploaded_by: 'investor',
  scanning: false,
  unit_id: null,
  unit_label: null,
  decline_code: null,
  decline_text: null,
  superseded_by_id: null,
  file: {
    name: 'Reisepass.pdf',
    media_type: 'application/pdf',
    size_bytes: content.length,
    sha256: sha256(content),
  },
});
