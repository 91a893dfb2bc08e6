import { useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { TriangleAlert } from 'lucide';
import styles from './second-factor.module.css';

/** From here on new ones are recommended, as in the mail. */
const FEW = 3;

type FewCodesProps = { left: number; unseen: boolean };

export function FewCodes({ left, unseen }: FewCodesProps) {
  const { t } = useTexts('profile/second-factor');
  if (!unseen && left > FEW) return null;
  return (
    <div className={styles.few}>
      <Notice tone="warn" icon={TriangleAlert} title={t(unseen ? 'unseen' : 'few')}>
        {t(unseen ? 'unseen_text' : 'few_text')}
      </Notice>
    </div>
  );
}
