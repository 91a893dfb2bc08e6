import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { Language } from '@manzil/shared/contract/values';
import { documentNames } from '@manzil/shared/format/document-names';
import { fileName } from '../../platform/files/file-name';
import type { KeptFile } from './document-files.repository';

const EARLIER: Record<Language, string> = { de: 'Frühere Fassungen', en: 'Earlier versions' };

/** "Mietvertrag Marina Walk Tower 2304 2026-09-01.pdf": what it is, not what somebody called it. No two are alike. */
export function archiveNames(files: readonly KeptFile[], language: Language): string[] {
  const alike = new Map<string, number>();
  // As file systems compare them.
  const taken = new Set<string>();
  return files.map(({ document_type, unit_label, uploaded_on, media_type, superseded }) => {
    const label = documentNames[language][document_type as DocumentType] ?? document_type;
    const words = [label, unit_label, uploaded_on].filter(Boolean).join(' ');
    const folder = superseded ? `${EARLIER[language]}/` : '';
    for (let count = (alike.get(folder + words) ?? 0) + 1; ; count += 1) {
      const name = folder + fileName(words, media_type, count > 1 ? ` (${count})` : '');
      if (taken.has(name.toLowerCase())) continue;
      alike.set(folder + words, count);
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
