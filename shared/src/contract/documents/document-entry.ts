import { DocumentStatus } from '../../domain/profile-status';
import { z } from '../schema';
import { Day } from '../values';

export const DocumentType = z.enum([
  'passport',
  'proof-of-address',
  'emirates-id',
  'visa',
  'tenancy-contract',
  'ejari',
  'purchase-contract',
  'title-deed',
  'oqood',
  'power-of-attorney',
  'property-management-contract',
  'snagging-report',
  'de-snagging-report',
  'invoice',
  'receipt',
]);
export type DocumentType = z.infer<typeof DocumentType>;

export const DocumentEntry = z.object({
  document_id: z.uuid(),
  /** One of the fifteen types; a client shows an unknown one as "Unbekannt". */
  document_type: z.string(),
  status: z.enum(DocumentStatus),
  valid_until: z.nullable(Day),
  uploaded_on: Day,
  unit_label: z.nullable(z.string()),
  /** null where it is kept on paper only. By this name it can be saved: no path, and it ends in what the file is. */
  file: z.nullable(z.object({ name: z.string() })),
  decline_code: z.nullable(
    z.enum([
      'unreadable',
      'cropped',
      'expired',
      'wrong_type',
      'name_mismatch',
      'older_than_3_months',
      // A virus scanner has found something in the file, which is gone.
      'infected',
      'other',
    ]),
  ),
  /** In the reviewer's words. */
  decline_text: z.nullable(z.string()),
  uploaded_by: z.enum(['investor', 'operator']),
  /** A virus scanner has to see the file first: until then there is none. */
  scanning: z.boolean(),
});
export type DocumentEntry = z.infer<typeof DocumentEntry>;
