import { Dialog } from '@manzil/shared/ui/dialog';
import { useWords } from '../words';
import { ContactWays } from './contact-ways';

/** What the banner below the questions opens. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('contact.dialog')}
      closeLabel={t('contact.close')}
    >
      <ContactWays />
    </Dialog>
  );
}
