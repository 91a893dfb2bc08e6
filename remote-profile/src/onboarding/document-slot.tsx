import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { needsValidity } from '@manzil/shared/domain/document-validity';
import { FileDrop, UploadList, useUploads } from '@manzil/shared/forms/uploads';
import { showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Field, TextInput } from '@manzil/shared/ui/field';
import { Rows } from '@manzil/shared/ui/rows';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { documentLabel } from '../documents/document-label';
import { replacedByDefault } from '../documents/upload-rules';
import {
  documentLimits,
  isSameDocument,
  type Said,
  uploadAnswer,
  uploadPath,
} from '../documents/uploads.api';
import { profileQuery } from '../profile.api';
import { DocumentLine } from './document-line';
import { goToPlace } from './go-to-place';
import { isHeld } from './held-documents';
import styles from './onboarding.module.css';

type DocumentSlotProps = {
  /** Where what is missing leads to. */
  id: string;
  type: DocumentType;
  documents: readonly DocumentEntry[];
  today: string;
  hint: ReactNode;
  level: 2 | 3;
};

export function DocumentSlot({ id, type, documents, today, hint, level }: DocumentSlotProps) {
  const { t } = useTexts('profile/onboarding');
  const queries = useQueryClient();
  const titleId = useId();
  const [validUntil, setValidUntil] = useState('');
  const [complain, setComplain] = useState(false);
  const [more, setMore] = useState(false);
  const date = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  const label = documentLabel(type, t);
  /** The upload that each document came by. */
  const arrived = useRef(new Map<string, string>());
  const own = documents.filter(({ document_type }) => document_type === type);
  const asksValidity = needsValidity(type);
  const uploads = useUploads<Said, DocumentDetail>({
    limits: documentLimits,
    path: uploadPath,
    isSame: isSameDocument,
    schema: uploadAnswer,
    sent: ({ document_id }, { id: upload }) => {
      arrived.current.set(document_id, upload);
      void queries.invalidateQueries(profileQuery);
      setMore(false);
      showAlert({ type: 'success', title: t('document.uploaded', { document: label }) });
    },
    lost: ({ file }) =>
      showAlert({ type: 'error', title: t('document.lost', { file: file.name }) }),
  });
  const replaced = replacedByDefault(type, own);
  const isOpen =
    more ||
    uploads.items.some(({ state }) => state.is !== 'done') ||
    !own.some((each) => isHeld(each, today));
  const before = useRef({ isOpen, count: own.length });
  useEffect(() => {
    // What had the focus has gone with the way to a file, has made room for it, or went with a document.
    const hasLeft = before.current.isOpen !== isOpen || before.current.count > own.length;
    before.current = { isOpen, count: own.length };
    if (hasLeft && document.activeElement === document.body) goToPlace(place.current);
  }, [isOpen, own.length]);
  const dateProblem = !validUntil ? 'missing' : validUntil < today ? 'past' : null;

  function isReady(): boolean {
    const ready = !asksValidity || dateProblem === null;
    setComplain(!ready);
    if (!ready) date.current?.querySelector('input')?.focus();
    return ready;
  }

  function forget(documentId: string, told: string): void {
    // Its file may be chosen once more.
    uploads.remove(arrived.current.get(documentId) ?? '');
    showAlert({ type: 'success', title: told });
  }

  function add(files: readonly File[]): void {
    uploads.add(files, {
      document_type: type,
      ...(replaced && { replaces: replaced.document_id }),
      ...(asksValidity && { valid_until: validUntil }),
    });
  }

  return (
    <section ref={place} id={id} className={styles.slot} aria-labelledby={titleId}>
      <div>
        <Heading className={styles.slotTitle} id={titleId}>
          {label}
        </Heading>
        <p className={styles.hint}>{hint}</p>
      </div>
      {own.length > 0 && (
        <Rows>
          {own.map((document) => (
            <DocumentLine
              key={document.document_id}
              document={document}
              today={today}
              onWithdrawn={(told) => forget(document.document_id, told)}
            />
          ))}
        </Rows>
      )}
      {isOpen ? (
        <>
          {asksValidity && (
            <div ref={date} className={styles.date}>
              <Field
                label={t('document.valid_until')}
                error={
                  complain && dateProblem ? t(`document.valid_until_${dateProblem}`) : undefined
                }
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    min={today}
                    value={validUntil}
                    onChange={({ target }) => setValidUntil(target.value)}
                  />
                )}
              </Field>
            </div>
          )}
          <FileDrop
            ref={choose}
            limits={documentLimits}
            multiple={!replaced}
            ready={isReady}
            onFiles={add}
          />
          <UploadList
            uploads={uploads}
            limits={documentLimits}
            onGone={() => choose.current?.focus()}
          />
        </>
      ) : (
        <Button
          variant="quiet"
          size="compact"
          icon={Plus}
          className={styles.add}
          onClick={() => setMore(true)}
        >
          {t('document.more')}
        </Button>
      )}
    </section>
  );
}
