import { useTexts } from '@manzil/shared/runtime';
import { isNetworkFault, lateArrival, loadWithRetries } from '@manzil/shared/runtime/retry';
import { Button } from '@manzil/shared/ui/button';
import { StaleNotice } from '@manzil/shared/ui/stale-notice';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Loaded<Props> = { default: ComponentType<Props> };

type LatePartProps<Props> = {
  /** The same function in every render. */
  load: () => Promise<Loaded<Props>>;
  props: Props;
  /** Stands there until it has come. */
  waiting?: ReactNode;
  /** Does without, where the user has asked for it. */
  giveUp?: () => void;
  onShown?: () => void;
};

/** Code that few need, loaded where it is shown. Where it cannot be had it may be tried again; the page goes on. */
export function LatePart<Props extends object>({
  load,
  props,
  waiting = null,
  giveUp,
  onShown,
}: LatePartProps<Props>) {
  const { t } = useTexts('profile');
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let gone = false;
    const show = ({ default: part }: Loaded<Props>) => !gone && setPart(() => part);
    loadWithRetries(load).then(show, (error: unknown) => {
      if (gone) return;
      setFailed(() => {
        // Code that arrived and threw would throw again: it is the page's error boundary that tells of it.
        if (!isNetworkFault(error)) throw error;
        return attempt;
      });
      // What is only late takes the place of the message by itself.
      lateArrival(error).then(
        (module) => show(module as Loaded<Props>),
        () => undefined,
      );
    });
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  useEffect(() => {
    if (Part) onShown?.();
  }, [Part]);
  if (Part) return <Part {...props} />;
  if (failed < 0) return waiting;
  return (
    <div role="alert">
      {waiting}
      <StaleNotice
        title={t('late.title')}
        retryLabel={t('stale.retry')}
        busy={failed < attempt}
        onRetry={() => setAttempt(attempt + 1)}
      >
        {t('late.text')}
      </StaleNotice>
      {giveUp && (
        <Button variant="quiet" onClick={giveUp}>
          {t('late.give_up')}
        </Button>
      )}
    </div>
  );
}
