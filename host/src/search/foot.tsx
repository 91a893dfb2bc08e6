import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide';
import styles from './palette.module.css';
import type { SearchWords } from './search-words';

const Key = ({ lines }: { lines: typeof ArrowUp }) => (
  <kbd className={styles.key}>
    <LineIcon lines={lines} size={16} strokeWidth={1.75} />
  </kbd>
);

/** Which keys there are, for who has some. */
export const Foot = ({ words }: { words: SearchWords }) => (
  <div className={styles.foot}>
    <span className={styles.keys} aria-hidden="true">
      <Key lines={ArrowUp} />
      <Key lines={ArrowDown} />
      {words.choose}
      <Key lines={CornerDownLeft} />
      {words.open}
    </span>
    <span>{words.kept}</span>
  </div>
);
