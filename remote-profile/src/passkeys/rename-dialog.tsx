import {
  PASSKEY_NAME_MAX,
  type Passkey,
  RenamePasskeyInput,
} from '@manzil/shared/contract/passkeys/passkeys';
import { Form, FormEnd, TextField, useApiForm } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { Dialog } from '@manzil/shared/ui/dialog';
import { passkeysQuery, renamePasskey } from './passkeys.api';
import styles from './passkeys.module.css';

type RenameDialogProps = { open: boolean; passkey: Passkey; onClose: () => void };

export function RenameDialog({ open, passkey, onClose }: RenameDialogProps) {
  const { t } = useTexts('profile/passkeys');
  return (
    <Dialog open={open} onClose={onClose} title={t('rename_title')} closeLabel={t('close')}>
      <NameForm passkey={passkey} onDone={onClose} />
    </Dialog>
  );
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t, language } = useTexts('profile/passkeys');
  const write = useWrite({
    send: (name: string) => renamePasskey(passkey.passkey_id, name, language),
    refreshes: [passkeysQuery.queryKey],
    told: t('renamed'),
  });
  const form = useApiForm({
    values: { name: passkey.name },
    schema: RenamePasskeyInput,
    words: {
      name: { missing: t('name_missing'), long: t('name_long', { count: PASSKEY_NAME_MAX }) },
    },
    leave: 'free',
    send: ({ name }) => write.send(name),
    sent: onDone,
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField form={form} name="name" label={t('name')} autoComplete="off" />
      <FormEnd form={form} refused={t('rename_failed')} submit={t('save')} busy={t('save_busy')} />
    </Form>
  );
}
