import type { DocumentType } from '@manzil/shared/contract/profile';
import type { Language } from '@manzil/shared/contract/values';
import { fileName } from '../../files/file-name';
import { documentNames } from './document-names';
import type { KeptFile } from './documents.repository';

const EARLIER: Record<Language, string> = { de: 'Frühere Fassungen', en: 'Earlier versions' };

/** "Mietvertrag Marina Walk Tower 2304 2026-09-01.pdf": what it is, not what somebody called it. No two are alike. */
export function archiveNames(files: readonly KeptFile[], language: Language): string[] {
  const taken = new Map<string, number>();
  return files.map(({ document_type, unit_label, uploaded_on, media_type, superseded }) => {
    const label = documentNames[language][document_type as DocumentType] ?? document_type;
    const words = [label, unit_label, uploaded_on].filter(Boolean).join(' ');
    const place = `${superseded ? `${EARLIER[language]}/` : ''}${words}`;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    const name = fileName(before > 0 ? `${words} (${before + 1})` : words, media_type);
    return superseded ? `${EARLIER[language]}/${name}` : name;
  });
}
