import type { DocumentDetail } from '@manzil/shared/contract/documents';
import { isApiError, showAlert, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { profileQuery } from '../../profile.api';
import { DOCUMENTS, earlierQuery, withdrawDocument } from '../documents.api';
import { versionsBefore } from '../earlier-versions';

type WithdrawButtonProps = {
  document: DocumentDetail;
  label: string;
  /** @param told that it is deleted */
  onWithdrawn: (told: string) => void;
};

/** Takes a document back that nobody has looked at yet. */
export function WithdrawButton({ document, label, onWithdrawn }: WithdrawButtonProps) {
  const { document_id, superseded_by_id } = document;
  const { t, language } = useWords('profile/documents');
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data: earlier = [] } = useQuery(earlierQuery);
  const isCurrent = superseded_by_id === null;
  const hasReplaced = versionsBefore(document_id, earlier).length > 0;

  /** @param gone id of what there is nothing to ask for any more */
  function refresh(gone?: string): void {
    void queries.invalidateQueries(profileQuery);
    void queries.invalidateQueries({
      queryKey: [DOCUMENTS],
      predicate: ({ queryKey }) => gone === undefined || !queryKey.includes(gone),
    });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawDocument(document_id, language),
    onSuccess: () => {
      setAsking(false);
      onWithdrawn(t('documents.withdrawn', { document: label }));
      refresh(document_id);
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
      <Button variant="quiet" icon={Trash2} onClick={() => setAsking(true)}>
        {t('documents.withdraw')}
      </Button>
      <Dialog
        open={asking}
        title={t('documents.withdraw_title', { document: label })}
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
