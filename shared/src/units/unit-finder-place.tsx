import { usePortal } from '@manzil/shared/runtime';
import { useEffect, useState } from 'react';
import select from '../forms/fields/search-select.module.css';
import { lazyPart } from '../forms/use-lazy-part';
import { lateArrival, withTimeout } from '../runtime/retry';
import { Button } from '../ui/button/button';
import { classNames } from '../ui/class-names/class-names';
import { Select } from '../ui/field/field';
import de from './texts/de.json';
import en from './texts/en.json';
import type { UnitFinderProps } from './unit-finder';
import styles from './unit-finder-place.module.css';

const finder = lazyPart(() => import(/* webpackChunkName: "unit-finder" */ './unit-finder'));
const texts = { de, en };

/** Few own more units than a select takes: the code of the search comes where it is wanted. */
export function UnitFinderPlace(props: UnitFinderProps) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const [, setArrived] = useState(false);
  const Finder = finder.component();
  useEffect(() => {
    if (finder.component()) return;
    let gone = false;
    const show = () => !gone && setArrived(true);
    withTimeout(finder.load()).then(show, (error: unknown) => {
      if (gone) return;
      setFailed(attempt);
      // What is only late takes the place of the message by itself.
      lateArrival(error).then(show, () => undefined);
    });
    return () => {
      gone = true;
    };
  }, [attempt]);
  if (Finder) return <Finder {...props} />;
  const busy = failed < attempt;
  return (
    <div className={classNames(select.place, props.compact && select.compact)}>
      <WithoutSearch {...props} busy={busy} disabled={failed === 0} />
      {failed > 0 && <Failed busy={busy} onRetry={() => setAttempt(attempt + 1)} />}
    </div>
  );
}

/** As large as the search, so nothing moves when it comes. Where it cannot be had, what needs none can be chosen. */
function WithoutSearch({
  always = [],
  chosen,
  placeholder,
  busy,
  disabled,
  onChoose,
  ...props
}: UnitFinderProps & { busy: boolean; disabled: boolean }) {
  const others = always.filter(({ value }) => value !== chosen.value);
  return (
    <Select
      id={props.id}
      aria-label={props['aria-label']}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      aria-busy={busy || undefined}
      disabled={disabled}
      value={chosen.value}
      onChange={({ target }) => {
        const choice = others.find(({ value }) => value === target.value);
        if (choice) onChoose(choice);
      }}
    >
      <option value={chosen.value}>{chosen.label || placeholder}</option>
      {others.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const words = texts[usePortal().language];
  return (
    <div role="alert" className={styles.failed}>
      <p className="secondary">{words.failed}</p>
      <Button size="compact" busy={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
