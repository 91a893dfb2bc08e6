import { DocumentType } from '@manzil/shared/contract/profile';
import type { Translate } from '../words';

/** What a document is called; a type this version does not know is "Unbekannt". */
export const documentLabel = (type: string, t: Translate): string =>
  t(`documents.types.${DocumentType.safeParse(type).success ? type : 'unknown'}`);
