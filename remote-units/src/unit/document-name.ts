import type { Words } from '../words';

/** The name of a document type; an unknown one is "Unbekannt". */
export const documentName = (type: string, { t }: Words): string =>
  t(`documents.${type}`, { defaultValue: t('documents.unknown') });
