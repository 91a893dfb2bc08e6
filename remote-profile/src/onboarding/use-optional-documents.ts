import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { useEffect, useRef, useState } from 'react';
import { goToPlace } from './go-to-place';
import { holds } from './held-documents';

const optional = ['emirates-id', 'visa'] as const satisfies readonly DocumentType[];

/** The documents that nobody has to hand in: those on show, and those that may still be asked for. */
export function useOptionalDocuments(documents: readonly DocumentEntry[], today: string) {
  const [opened, setOpened] = useState<readonly DocumentType[]>(() =>
    optional.filter((type) => holds(documents, type, today)),
  );
  const asked = useRef<DocumentType | null>(null);
  useEffect(() => {
    // The button that asked for it has gone.
    if (asked.current) goToPlace(document.getElementById(`slot-${asked.current}`));
    asked.current = null;
  }, [opened]);

  function open(type: DocumentType): void {
    asked.current = type;
    setOpened([...opened, type]);
  }

  return { opened, offered: optional.filter((type) => !opened.includes(type)), open };
}
