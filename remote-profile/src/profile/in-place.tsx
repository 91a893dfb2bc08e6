import { Button } from '@manzil/shared/ui/button';
import { Row } from '@manzil/shared/ui/rows';
import { type ReactNode, useRef, useState } from 'react';
import { type LateForm, OpenForm } from './open-form';

type InPlaceProps<Props> = LateForm<Props> & {
  title: string;
  value: ReactNode;
  /** What the button says, and what it is called where only its first word shows. */
  change: string;
  changeLabel: string;
};

export function InPlace<Props extends object>({
  title,
  value,
  change,
  changeLabel,
  load,
  props,
}: InPlaceProps<Props>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close(): void {
    setOpen(false);
    // When it is there again.
    requestAnimationFrame(() => button.current?.focus());
  }
  if (open) return <OpenForm load={load} props={props} close={close} />;
  return (
    <Row
      title={title}
      meta={value}
      aside={
        <Button ref={button} size="compact" aria-label={changeLabel} onClick={() => setOpen(true)}>
          {change}
        </Button>
      }
    />
  );
}
