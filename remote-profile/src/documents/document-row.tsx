import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { FileText } from 'lucide';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DeclineReason } from './decline-reason';
import { DocumentChips } from './document-chips';
import { factsOf } from './document-facts';
import { documentLabel, documentNoun } from './document-label';
import styles from './document-row.module.css';
import { DownloadButton } from './download-button';
import { type EarlierVersion, EarlierVersions } from './earlier-versions';
import { tellingName } from './telling-name';
import { UploadAgain } from './upload-again';
import type { Wanted } from './upload-section';
import { validityOf } from './validity';
import { documentSearch } from './viewed';

export const documentLinkId = (documentId: string): string => `document-${documentId}`;

type DocumentRowProps = {
  document: DocumentEntry;
  /** Those of the page, among which it is to be told apart. */
  all: readonly DocumentEntry[];
  /** What it has replaced, latest first. */
  earlier: readonly EarlierVersion[];
  today: string;
  /** The one thing of the page that is to be done first. */
  urgent: boolean;
  onWanted: (wanted: Wanted) => void;
};

export function DocumentRow({ document, all, earlier, today, urgent, onWanted }: DocumentRowProps) {
  const words = useTexts('profile/documents');
  const { t } = words;
  const [search] = useSearchParams();
  const { document_id, document_type, status, unit_label, file } = document;
  const label = documentLabel(document_type, t);
  const noun = documentNoun(document_type, words);
  const validity = validityOf(document, today);
  const fileName = tellingName(document, all);
  const factsId = useId();
  const unitId = useId();
  /** What tells it from others of its kind, for who does not see the row. */
  const about = unit_label ? `${unitId} ${factsId}` : factsId;
  const linkId = documentLinkId(document_id);
  return (
    <li className={styles.row}>
      <LineIcon lines={FileText} size={20} strokeWidth={1.5} />
      <div className={styles.name}>
        <p className={styles.title}>
          <Link id={linkId} to={documentSearch(search, document_id)} aria-describedby={about}>
            {label}
          </Link>
          {unit_label && (
            <span id={unitId} className={styles.unit}>
              {unit_label}
            </span>
          )}
        </p>
        <p id={factsId} className={styles.facts}>
          {fileName && (
            <>
              <bdi>{fileName}</bdi>
              {' · '}
            </>
          )}
          {factsOf(document, validity, words)}
        </p>
      </div>
      <div className={styles.status}>
        <DocumentChips status={status} validity={validity} />
      </div>
      <div className={styles.more}>
        {status === 'declined' && <DeclineReason document={document} />}
        {earlier.length > 0 && (
          <EarlierVersions
            versions={earlier}
            describedBy={unit_label ? `${linkId} ${unitId}` : linkId}
          />
        )}
      </div>
      <UploadAgain {...{ document, noun, about, today, urgent, onWanted }} />
      <div className={styles.download}>
        {file && (
          <DownloadButton
            documentId={document_id}
            fileName={file.name}
            label={label}
            noun={noun}
            describedBy={about}
            inRow="icon"
          />
        )}
      </div>
    </li>
  );
}
