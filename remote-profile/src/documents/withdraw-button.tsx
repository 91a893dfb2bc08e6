import { isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { profileQuery } from '../profile.api';
import { DOCUMENTS, earlierQuery, withdrawDocument } from './documents.api';
import { versionsBefore } from './earlier-versions';

type WithdrawButtonProps = {
  documentId: string;
  isCurrent: boolean;
  label: string;
  /** The label within a sentence. */
  noun: string;
  /** Id of what tells the document from others of its kind. */
  describedBy?: string;
  inRow?: boolean;
  /** @param told that it is deleted */
  onWithdrawn: (told: string) => void;
};

export function WithdrawButton(props: WithdrawButtonProps) {
  const { documentId, isCurrent, label, noun, describedBy, inRow, onWithdrawn } = props;
  const { t, language } = useTexts('profile');
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data: earlier = [] } = useQuery({ ...earlierQuery, enabled: asking });
  const hasReplaced = versionsBefore(documentId, earlier).length > 0;

  /** @param gone id of what there is nothing to ask for any more */
  function refresh(gone?: string): void {
    void queries.invalidateQueries(profileQuery);
    void queries.invalidateQueries({
      queryKey: [DOCUMENTS],
      predicate: ({ queryKey }) => gone === undefined || !queryKey.includes(gone),
    });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawDocument(documentId, language),
    onSuccess: () => {
      setAsking(false);
      onWithdrawn(t('documents.withdrawn', { document: label }));
      refresh(documentId);
    },
    onError: (error) => {
      setAsking(false);
      showAlert({
        type: 'error',
        title: t('documents.not_withdrawn', { document: label }),
        message: (isApiError(error) && error.message) || t('documents.download_failed_text'),
      });
      refresh();
    },
  });

  return (
    <>
      <Button
        variant="quiet"
        size={inRow ? 'compact' : 'regular'}
        icon={Trash2}
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        {t('documents.withdraw')}
      </Button>
      <Dialog
        open={asking}
        title={t('documents.withdraw_title', { document: noun })}
        closeLabel={t('documents.close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('documents.keep')}</Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              {t('documents.withdraw')}
            </Button>
          </>
        }
      >
        <p>{t(isCurrent && hasReplaced ? 'documents.withdraw_back' : 'documents.withdraw_text')}</p>
      </Dialog>
    </>
  );
}
