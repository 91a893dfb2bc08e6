import { InputDay, line } from '../entered-values';
import { IntId, Page } from '../parameters';
import { z } from '../schema';
import { Day } from '../values';
import { DocumentEntry, DocumentType } from './document-entry';

export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_PAGE_SIZE = 20;

export const MediaType = z.enum(['application/pdf', 'image/jpeg', 'image/png']);
export type MediaType = z.infer<typeof MediaType>;

export const DocumentDetail = z.extend(DocumentEntry, {
  unit_id: z.nullable(z.uuid()),
  /** null where it is kept on paper only. */
  file: z.nullable(
    z.object({
      /** As it was given; may be anything, shown as text only. */
      name: z.string(),
      media_type: MediaType,
      size_bytes: z.int(),
      /** Of the file that a download answers, hex. A picture is stored drawn anew. */
      sha256: z.string(),
    }),
  ),
  superseded_by_id: z.nullable(z.uuid()),
});
export type DocumentDetail = z.infer<typeof DocumentDetail>;

/** `superseded`: what later ones have replaced. */
export const DocumentListQuery = z.strictObject({
  versions: z.optional(z.enum(['current', 'superseded'])),
  page: z.optional(Page),
});
export type DocumentListQuery = z.infer<typeof DocumentListQuery>;

/** Latest first. */
export const DocumentList = z.object({
  items: z.array(DocumentDetail),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});
export type DocumentList = z.infer<typeof DocumentList>;

export const BroughtBy = z.enum(['investor', 'operator']);
export type BroughtBy = z.infer<typeof BroughtBy>;

/** What a unit of the investor's needs in the stage it is in, and nobody has handed in. */
export const MissingDocument = z.object({
  document_type: DocumentType,
  unit_id: z.uuid(),
  unit_label: z.string(),
  /** The last day on which it is of use, where there is one. */
  needed_by: z.nullable(Day),
  /** Who has to bring it; left out by older APIs. */
  brought_by: z.optional(BroughtBy),
});
export type MissingDocument = z.infer<typeof MissingDocument>;

/** By type, then by building and number. */
export const MissingDocuments = z.object({ items: z.array(MissingDocument) });
export type MissingDocuments = z.infer<typeof MissingDocuments>;

export const DocumentParams = z.strictObject({ id: z.uuid() });

/** The id is made by whoever uploads, anew for each file and the same for each attempt. */
export const UploadParams = z.strictObject({ upload_id: z.uuid() });
/** The body is the file itself, `application/octet-stream`, 10 MB at most. */
export const UploadQuery = z.strictObject({
  document_type: DocumentType,
  name: line(255),
  unit_id: z.optional(z.uuid()),
  /** Of a receipt: the number of the instalment of the unit whose payment it proves. */
  instalment: z.optional(IntId),
  /** A current document of the same type, which this one takes the place of. */
  replaces: z.optional(z.uuid()),
  valid_until: z.optional(InputDay),
});
export type UploadQuery = z.infer<typeof UploadQuery>;
