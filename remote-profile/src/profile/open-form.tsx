import { type ComponentType, useRef } from 'react';
import { LatePart } from '../late-part';
import styles from './profile.module.css';

type Closing = { close: () => void };

export type LateForm<Props> = {
  load: () => Promise<{ default: ComponentType<Props & Closing> }>;
  props: Props;
};

export function OpenForm<Props extends object>({ load, props, close }: LateForm<Props> & Closing) {
  const place = useRef<HTMLLIElement>(null);
  return (
    <li ref={place} className={styles.open}>
      <LatePart
        load={load}
        props={{ ...props, close }}
        giveUp={close}
        onShown={() => place.current?.querySelector<HTMLElement>('input, select')?.focus()}
      />
    </li>
  );
}
