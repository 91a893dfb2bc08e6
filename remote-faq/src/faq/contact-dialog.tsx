import { useTexts } from '@manzil/shared/runtime';
import { Dialog } from '@manzil/shared/ui/dialog';
import { ContactWays } from '../contact/contact-ways';

export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts('faq/faq');
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
