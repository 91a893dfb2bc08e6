import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { FileDrop, KeptFilesQuestion, UploadList, useUploads } from '@manzil/shared/forms/uploads';
import { showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { profileQuery } from '../profile.api';
import { documentLabel } from './document-label';
import { DOCUMENTS } from './documents.api';
import styles from './documents.module.css';
import { keyOf, type Lack, UploadFaults } from './upload-faults';
import type { UploadFields as Fields, Missing } from './upload-field-rules';
import { UploadFields } from './upload-fields';
import { documentLimits, isSameDocument, type Said, uploadAnswer, uploadPath } from './uploads.api';
import { useFieldsOfEach, useUploadFields } from './use-upload-fields';

export type Wanted = {
  type: DocumentType;
  replaces: string | null;
  /** The unit that it is about, where that is known. */
  unit: string | null;
};

type UploadSectionProps = {
  documents: readonly DocumentEntry[];
  /** Another object each time it is asked for. */
  wanted: Wanted | null;
  /** Id of the document that was deleted last. */
  gone: string | null;
  today: string;
};

/** How often a file was to be taken while something was missing, and in which fields the last time. */
type Early = { attempt: number; lacked: readonly string[] };
const onTime: Early = { attempt: 0, lacked: [] };

/** One is sent at once; of several it can be said of each what it is. */
export function UploadSection({ documents, wanted, gone, today }: UploadSectionProps) {
  const { t } = useTexts('profile/documents');
  const queries = useQueryClient();
  const [early, setEarly] = useState(onTime);
  const place = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const latest = useRef<{ fields: Fields; keeps: boolean }>(null);
  /** The upload that each document came by. */
  const arrived = useRef(new Map<string, string>());
  const uploads = useUploads({
    limits: documentLimits,
    path: uploadPath,
    isSame: isSameDocument,
    schema: uploadAnswer,
    sent: ({ document_id }, { id, about }: { id: string; about: Said }) => {
      arrived.current.set(document_id, id);
      // What was said of it has been said, unless the user is on to the next ones.
      const { fields, keeps } = latest.current ?? {};
      const { type, valid_until } = fields?.values ?? {};
      if (!keeps && type === about.document_type && valid_until === (about.valid_until ?? ''))
        fields?.setType('');
      void queries.invalidateQueries(profileQuery);
      void queries.invalidateQueries({ queryKey: [DOCUMENTS] });
      showAlert({
        type: 'success',
        title: t('documents.uploaded', { document: documentLabel(about.document_type, t) }),
        message: t('documents.uploaded_text'),
      });
    },
    lost: ({ file }) =>
      showAlert({
        type: 'error',
        title: t('documents.upload_lost', { file: file.name }),
        message: t('documents.upload_lost_text'),
      }),
  });
  const kept = uploads.items.filter(({ state }) => state.is === 'kept');
  const taken = uploads.items.flatMap(({ state, about }) =>
    about?.replaces && state.is !== 'refused' ? [about.replaces] : [],
  );
  const around = { left: documents.filter((each) => !taken.includes(each.document_id)), today };
  const fields = useUploadFields(around);
  latest.current = { fields, keeps: kept.length > 0 };
  const ofEach = useFieldsOfEach(
    kept.map(({ id }) => id),
    fields.values,
    around,
  );
  const several = ofEach.size > 0;
  const missing = several
    ? kept.flatMap(({ id, file }) => lacks(ofEach.get(id), { id, name: file.name }))
    : lacks(fields, null);

  useEffect(() => {
    if (!wanted) return;
    fields.setType(wanted.type, wanted.replaces, wanted.unit);
    setEarly(onTime);
    place.current?.querySelector('select')?.focus();
  }, [wanted]);

  // Its file may be chosen once more, and what it had replaced may be replaced again.
  useEffect(() => {
    if (gone) uploads.remove(arrived.current.get(gone) ?? '');
  }, [gone]);

  // Other fields, which nobody has passed over yet.
  useEffect(() => setEarly(onTime), [fields.values.type, several]);

  function complain(): void {
    setEarly({ attempt: early.attempt + 1, lacked: missing.map(keyOf) });
  }

  // What a row asks for only since then is not complained about.
  const complainsOf = (of: Lack['of']) => (problem: Missing) =>
    early.lacked.includes(keyOf({ problem, of }));

  function isReady(): boolean {
    const ready = several || fields.said !== null;
    if (!ready) complain();
    return ready;
  }

  function add(files: readonly File[]): void {
    setEarly(onTime);
    uploads.add(files, several || files.length > 1 ? null : fields.said);
  }

  function sendKept(): void {
    if (missing.length > 0) {
      complain();
      return;
    }
    const said = kept.flatMap(({ id }) => {
      const about = (ofEach.get(id) ?? fields).said;
      return about ? [[id, about] as const] : [];
    });
    uploads.release(new Map(said));
    // What was said of all has been said of each.
    if (several) fields.setType('');
    choose.current?.focus();
  }

  function dropKept(): void {
    for (const { id } of kept) uploads.remove(id);
    choose.current?.focus();
  }

  const send = (
    <Button size="compact" variant="primary" icon={Upload} onClick={sendKept}>
      {t('documents.upload')}
    </Button>
  );
  return (
    <Section title={t('documents.upload_title')}>
      <p className={styles.handIn}>{t('documents.upload_text')}</p>
      <KeptFilesQuestion kept={kept.length} />
      <div ref={place}>
        <div className={styles.upload}>
          <UploadFaults place={place} missing={missing} attempt={early.attempt} />
          <UploadFields fields={fields} complainsOf={complainsOf(null)} today={today} />
        </div>
        <div className={styles.kept}>
          {/* There from the start, so that what comes into it is read out. */}
          <p role="status">
            {kept.length > 0 && t('documents.upload_kept', { count: kept.length })}
          </p>
          {kept.length > 0 && !several && send}
        </div>
        <FileDrop
          ref={choose}
          limits={documentLimits}
          multiple={several || !fields.replaced}
          ready={isReady}
          onFiles={add}
          onEarly={(files) => uploads.add(files, null)}
        />
        <div className={styles.uploads}>
          <UploadList
            uploads={uploads}
            limits={documentLimits}
            onGone={() => choose.current?.focus()}
            fieldsOf={({ id, file }) => {
              const own = ofEach.get(id);
              return (
                own && (
                  <fieldset className={styles.ofOne} aria-label={file.name}>
                    <UploadFields
                      fields={own}
                      complainsOf={complainsOf({ id, name: file.name })}
                      today={today}
                      inRow
                    />
                  </fieldset>
                )
              );
            }}
          />
        </div>
        {several && (
          <div className={styles.send}>
            {send}
            {kept.length > 1 && (
              <Button size="compact" variant="quiet" onClick={dropKept}>
                {t('documents.upload_drop')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

const lacks = (fields: Fields | undefined, of: Lack['of']): Lack[] =>
  fields?.missing.map((problem) => ({ problem, of })) ?? [];
