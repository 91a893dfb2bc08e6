import type { Identity } from '@manzil/shared/contract/credentials';
import {
  confirmByPasskey,
  listPasskeys,
  startConfirmation,
} from '@manzil/shared/contract/passkeys/operations';
import { Refusal } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { apiSend, readQuery, usePortal } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide';
import { signByPasskey } from '../passkeys/ceremony';
import { Button } from '../ui/button/button';
import styles from './password-dialog.module.css';
import de from './texts/passkey-confirm.de.json';
import en from './texts/passkey-confirm.en.json';

export type PasskeyConfirmProps = {
  refused: string;
  send: (identity: Identity) => Promise<unknown>;
  sent: () => void;
};

/** In place of the password, for who has a passkey. */
export default function PasskeyConfirm({ refused, send, sent }: PasskeyConfirmProps) {
  const { language } = usePortal();
  const words = { de, en }[language];
  const { data } = useQuery(readQuery(listPasskeys));
  const confirm = useWrite({
    send: async () => {
      const options = await apiSend(startConfirmation, language, {});
      const answer = await signByPasskey(options, language);
      await send(await apiSend(confirmByPasskey, language, { body: answer }));
    },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <div className={styles.passkey}>
      <Refusal error={confirm.error} refused={refused} />
      <Button
        icon={Fingerprint}
        size="form"
        busy={confirm.busy}
        busyLabel={words.busy}
        onClick={() => void confirm.send(undefined).then(sent, () => undefined)}
      >
        {words.confirm}
      </Button>
    </div>
  );
}
