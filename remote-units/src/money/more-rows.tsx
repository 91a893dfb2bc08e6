import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import styles from './more-rows.module.css';

type MoreRowsProps = {
  /** What the button says where the list does not go back in time. */
  more?: string;
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Asks for the next page of a list, where there is one. */
export function MoreRows({ list, more }: MoreRowsProps) {
  const { t } = useTexts('units');
  if (!list.hasNextPage) return null;
  const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <div className={styles.more}>
      {failed && <p role="alert">{t('money.failed')}</p>}
      <Button
        busy={list.isFetchingNextPage}
        busyLabel={t('money.loading')}
        onClick={() => void list.fetchNextPage()}
      >
        {failed ? t('retry') : (more ?? t('money.more'))}
      </Button>
    </div>
  );
}
