import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { type ComponentType, useEffect, useState } from 'react';

type LateProps<Props> = {
  /** The same at each render. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  with: Props;
};

/** What few need, or nobody at first: its code comes when it is shown. A failed load can be tried again. */
export function Late<Props extends object>({ load, with: props }: LateProps<Props>) {
  const { t } = useTexts('units');
  const [attempt, setAttempt] = useState(0);
  const [late, setLate] = useState<{ Component: ComponentType<Props> } | 'failed' | null>(null);
  useEffect(() => {
    setLate(null);
    load().then(
      (module) => setLate({ Component: module.default }),
      () => setLate('failed'),
    );
  }, [load, attempt]);
  if (late !== 'failed') return late && <late.Component {...props} />;
  return (
    <div role="alert">
      <p className="secondary">{t('late_failed')}</p>
      <Button size="compact" onClick={() => setAttempt(attempt + 1)}>
        {t('retry')}
      </Button>
    </div>
  );
}
