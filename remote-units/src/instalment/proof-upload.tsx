import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { FileDrop, UploadList, useUploads } from '@manzil/shared/forms/uploads';
import { showAlert, useTexts } from '@manzil/shared/runtime';
import { useRef } from 'react';
import {
  isSameProof,
  type Proof,
  proofAnswer,
  proofLimits,
  proofPath,
  refreshAfterProof,
} from './instalment.api';
import styles from './instalment.module.css';

/** One file, in the place of the one before. */
export function ProofUpload({ instalment }: { instalment: InstalmentDetail }) {
  const { t } = useTexts('units/instalment');
  const choose = useRef<HTMLButtonElement>(null);
  const { unit_id, seq, proof } = instalment;
  const uploads = useUploads({
    limits: proofLimits,
    path: proofPath,
    isSame: isSameProof,
    schema: proofAnswer,
    sent: () => {
      refreshAfterProof();
      showAlert({ type: 'success', title: t('proof.sent'), message: t('proof.sent_text') });
    },
    lost: ({ file }) =>
      showAlert({
        type: 'error',
        title: t('proof.lost', { file: file.name }),
        message: t('proof.lost_text'),
      }),
  });
  // What has arrived stands above, as the proof.
  const items = uploads.items.filter(({ state }) => state.is !== 'done');
  const about: Proof = { unit_id, seq, ...(proof && { replaces: proof.document_id }) };
  return (
    <div className={styles.upload}>
      <FileDrop
        ref={choose}
        limits={proofLimits}
        multiple={false}
        onFiles={(files) => uploads.add(files, about)}
      />
      <UploadList
        uploads={{ ...uploads, items }}
        limits={proofLimits}
        onGone={() => choose.current?.focus()}
      />
    </div>
  );
}
