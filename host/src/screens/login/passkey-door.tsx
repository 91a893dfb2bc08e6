import type { PasskeyAnswer } from '@manzil/shared/contract/passkeys/passkeys';
import { Refusal } from '@manzil/shared/forms';
import { canSuggest, stopAsking } from '@manzil/shared/passkeys/ceremony';
import { type ApiError, isApiError } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Fingerprint } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPasskey, beginByPasskey } from '../../session/sign-in-by-passkey';
import styles from './passkey-door.module.css';
import de from './texts/passkey.de.json';
import en from './texts/passkey.en.json';

export type PasskeyDoorProps = { onDone: () => unknown };

/** The challenge that waits in the field is good for five minutes. */
const RENEWED_MS = 4 * 60_000;

export default function PasskeyDoor({ onDone }: PasskeyDoorProps) {
  const { i18n } = useTranslation();
  const words = i18n.language === 'en' ? en : de;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);
  const done = useRef(onDone);
  done.current = onDone;

  // The field for the e-mail suggests passkeys.
  useEffect(() => {
    if (busy) return;
    const asking = new AbortController();
    const again = setTimeout(() => setRound(round + 1), RENEWED_MS);
    void suggest(asking.signal).then((told) => {
      if (!told) return;
      // Not by itself: a device that unlocks unasked would use up all attempts.
      for (const deed of ['pointerdown', 'keydown'])
        addEventListener(deed, () => setRound(round + 1), { signal: asking.signal });
    });
    return () => {
      asking.abort();
      clearTimeout(again);
      stopAsking();
    };
  }, [round, busy]);

  /** @returns whether a passkey was picked, and it was told why it opens nothing */
  async function suggest(signal: AbortSignal): Promise<boolean> {
    let answer: PasskeyAnswer;
    try {
      if (!(await canSuggest()) || signal.aborted) return false;
      answer = await askPasskey({ autofill: true, signal });
    } catch {
      // Nobody has asked for it yet.
      return false;
    }
    return !(await enter(() => Promise.resolve(answer)));
  }

  /** @returns whether it let somebody in */
  async function enter(asked: () => Promise<PasskeyAnswer>): Promise<boolean> {
    setRefusal(null);
    try {
      await beginByPasskey(await asked());
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error);
      return false;
    }
    await done.current();
    return true;
  }

  async function ask(): Promise<void> {
    setBusy(true);
    await enter(askPasskey).finally(() => setBusy(false));
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
