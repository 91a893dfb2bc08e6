import { useTexts } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Link } from 'react-router-dom';

/** Stands for a list without articles; `onReset` where a filter has emptied it. */
export function NoArticles({ onReset }: { onReset: (() => void) | null }) {
  const { t } = useTexts('knowledge/hub');
  if (onReset) {
    return (
      <EmptyState
        drawing={false}
        title={t('hub.none_topic')}
        action={<Button onClick={onReset}>{t('hub.reset')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('hub.none')}
      action={
        <ButtonLink as={Link} to="/faq">
          {t('hub.none_action')}
        </ButtonLink>
      }
    >
      {t('hub.none_text')}
    </EmptyState>
  );
}
