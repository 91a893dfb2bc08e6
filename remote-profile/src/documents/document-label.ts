import { DocumentType } from '@manzil/shared/contract/profile';
import type { Words } from '@manzil/shared/runtime';

/** What a document is called; a type this version does not know is "Unbekannt". */
export const documentLabel = (type: string, t: Words<'profile'>['t']): string =>
  t(`documents.types.${DocumentType.safeParse(type).data ?? 'unknown'}`);
