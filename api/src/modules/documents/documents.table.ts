import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { MediaType } from '@manzil/shared/contract/documents/documents';
import { DocumentStatus } from '@manzil/shared/domain/profile-status';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { day, id, timestamps } from '../../platform/postgres/columns';
import { instalments } from '../units/purchase.table';
import { units } from '../units/units.table';

/** The current version of a document is not superseded. */
export const documents = pgTable('documents', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  unit_id: uuid().references(() => units.id),
  /** Whose payment it proves, of a receipt. */
  instalment_id: uuid().references(() => instalments.id, { onDelete: 'set null' }),
  document_type: text().$type<DocumentType>().notNull(),
  status: text({ enum: DocumentStatus }).notNull(),
  /** Last valid day; that it has passed is derived, not stored. */
  valid_until: day(),
  uploaded_on: day().notNull(),
  uploaded_by: text({ enum: ['investor', 'operator'] })
    .notNull()
    .default('investor'),
  /** Chosen by whoever uploads: the same upload sent again is the same document. */
  upload_id: uuid(),
  /** SHA-256 of what was sent and of what was said about it, hex. */
  upload_hash: text(),
  /** As it was given; no path, no key. Together with the next four the file, or all null. */
  name: text(),
  file_key: text(),
  media_type: text().$type<MediaType>(),
  size_bytes: integer(),
  /** Of the file as it is kept, hex. */
  sha256: text(),
  /** `waiting`: no virus scanner has seen the file, so nobody gets it. */
  scan: text({ enum: ['clean', 'waiting'] })
    .notNull()
    .default('clean'),
  decline_code: text({
    enum: [
      'unreadable',
      'cropped',
      'expired',
      'wrong_type',
      'name_mismatch',
      'older_than_3_months',
      'infected',
      'other',
    ],
  }),
  decline_text: text(),
  reviewed_by: text(),
  reviewed_at: timestamp({ withTimezone: true }),
  superseded_by_id: uuid(),
  version: integer().notNull().default(1),
  ...timestamps(),
});

export const documentAccesses = pgTable('document_accesses', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  document_id: uuid()
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' }),
  actor_type: text({ enum: ['investor', 'operator'] }).notNull(),
  actor_id: text().notNull(),
  action: text({ enum: ['download', 'review'] }).notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
