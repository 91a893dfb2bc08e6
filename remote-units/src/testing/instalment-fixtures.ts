import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { aed, unitId } from './unit-fixtures';

/** A proof of payment in review, unless told otherwise. */
export const aProof = (changes: Partial<DocumentDetail> = {}): DocumentDetail => ({
  document_id: '00000000-0000-4000-a000-000000000001',
  document_type: 'receipt',
  status: 'in_review',
  valid_until: null,
  uploaded_on: '2026-11-20',
  uploaded_by: 'investor',
  unit_id: unitId(2),
  unit_label: 'Creek Lantern 1806',
  decline_code: null,
  decline_text: null,
  scanning: false,
  superseded_by_id: null,
  file: {
    name: 'Überweisung-Rate-5.pdf',
    media_type: 'application/pdf',
    size_bytes: 312_000,
    sha256: '9c417ae025d8b13f60e2547c8ad91b3605f7c24e9d81a3b6470fe5c2918d6fb2',
  },
  ...changes,
});

/** The fifth of nine, due on 1 December 2026, unless told otherwise. */
export const anInstalmentDetail = (changes: Partial<InstalmentDetail> = {}): InstalmentDetail => ({
  seq: 5,
  count: 9,
  label_de: 'Fester Termin',
  label_en: 'Fixed date',
  trigger: 'date',
  trigger_bps: null,
  due_on: '2026-12-01',
  expected_on: null,
  share_bps: 500,
  amount: aed(92_500),
  status: 'due_soon',
  paid_on: null,
  unit_id: unitId(2),
  unit_no: '1806',
  property_name: 'Creek Lantern',
  dld_project_no: '3018',
  reference: 'CL-1806-R5',
  account: {
    holder_name: 'Creek Lantern Escrow Account, Nahar Development LLC',
    bank_name: 'Emirates Escrow Bank',
    iban_country: 'AE',
    iban_last4: '4417',
  },
  proof: null,
  ...changes,
});
