import type { DocumentType } from '@manzil/shared/contract/profile';
import { DocumentStatus } from '@manzil/shared/domain/profile-status';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, timestamps } from '../../db/columns';
import { investors } from '../auth/investors.table';
import { units } from '../units/units.table';

/** The current version of a document is not superseded. */
export const documents = pgTable('documents', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  unit_id: uuid().references(() => units.id),
  document_type: text().$type<DocumentType>().notNull(),
  status: text({ enum: DocumentStatus }).notNull(),
  /** Last valid day; that it has passed is derived, not stored. */
  valid_until: day(),
  uploaded_on: day().notNull(),
  decline_code: text({
    enum: [
      'unreadable',
      'cropped',
      'expired',
      'wrong_type',
      'name_mismatch',
      'older_than_3_months',
      'other',
    ],
  }),
  superseded_by_id: uuid(),
  version: integer().notNull().default(1),
  ...timestamps(),
});
