import { Refusal } from '@manzil/shared/forms';
import { canSuggest, stopAsking } from '@manzil/shared/passkeys/ceremony';
import { type ApiError, isApiError } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Fingerprint } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInWithPasskey } from '../../session/sign-in-by-passkey';
import styles from './passkey-door.module.css';
import de from './texts/passkey.de.json';
import en from './texts/passkey.en.json';

export type PasskeyDoorProps = { onDone: () => unknown };

/** The challenge that waits in the field is good for five minutes. */
const RENEWED_MS = 4 * 60_000;

/** What was refused by the API, not what the browser has ended. */
const isRefused = (error: unknown): error is ApiError =>
  isApiError(error) && ['passkey.refused', 'passkey.stale'].includes(error.code);

export default function PasskeyDoor({ onDone }: PasskeyDoorProps) {
  const { i18n } = useTranslation();
  const words = i18n.language === 'en' ? en : de;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);
  const done = useRef(onDone);
  done.current = onDone;

  // The field for the e-mail suggests passkeys. Nobody has asked for it, so that only a refusal is told.
  useEffect(() => {
    if (busy) return;
    let gone = false;
    const again = setTimeout(() => setRound(round + 1), RENEWED_MS);
    canSuggest()
      .then(async (can) => {
        if (!can || gone) return;
        await signInWithPasskey(true);
        await done.current();
      })
      .catch((error: unknown) => {
        if (gone || !isRefused(error)) return;
        setRefusal(error);
        setRound(round + 1);
      });
    return () => {
      gone = true;
      clearTimeout(again);
      stopAsking();
    };
  }, [round, busy]);

  async function ask(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      await signInWithPasskey();
      await done.current();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.door}>
      <Refusal error={refusal} refused={words.refused} />
      <Button
        icon={Fingerprint}
        size="form"
        busy={busy}
        busyLabel={words.busy}
        onClick={() => void ask()}
      >
        {words.sign_in}
      </Button>
    </div>
  );
}
