import { Refusal } from '@manzil/shared/forms';
import { type ApiError, isApiError, usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Facts } from '@manzil/shared/ui/facts';
import { useRef, useState } from 'react';
import { FilledText } from '../legal/filled-text';
import { operator } from '../legal/operator';
import styles from './declaration.module.css';
import { inputOf } from './declaration-input';
import type { DeclarationKind, DeclarationTexts } from './declaration-texts';
import { declare, type Received } from './declarations.api';
import { declaredFacts } from './declared';
import type { Draft } from './draft';

type CheckProps = {
  kind: DeclarationKind;
  texts: DeclarationTexts;
  draft: Draft;
  onReceived: (received: Received) => void;
  onRefused: (error: ApiError) => void;
  onEdit: () => void;
};

export function DeclarationCheck({
  kind,
  texts,
  draft,
  onReceived,
  onRefused,
  onEdit,
}: CheckProps) {
  const { language } = usePortal();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sending, setSending] = useState(false);
  // A second press may come before the page shows that the first one is on its way.
  const underWay = useRef(false);

  async function send(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    // What failed stays on show: were it taken away, the button would move, and a second press meet something else.
    setSending(true);
    try {
      onReceived(await declare(kind, draft));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (Object.keys(error.fields).length > 0) onRefused(error);
      else setFailure(error);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return (
    <div className={styles.check}>
      <Facts kind="plain" facts={declaredFacts(inputOf(kind, draft.values), texts, language)} />
      {failure && (
        <>
          <Refusal error={failure} refused={texts.refused} />
          <p className="secondary">
            <FilledText text={texts.retry} operator={operator(language)} />
          </p>
        </>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="form"
          busy={sending}
          busyLabel={texts.busy}
          onClick={() => void send()}
        >
          {texts.kinds[kind].send}
        </Button>
        <Button size="form" onClick={onEdit}>
          {texts.edit}
        </Button>
      </div>
    </div>
  );
}
