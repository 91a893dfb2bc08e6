import { SEARCH_MAX } from '@manzil/shared/contract/units/unit-list';
import { TextInput } from '@manzil/shared/ui/field';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import styles from './unit-search.module.css';

/** A pause of this length ends a word. */
const PAUSE_MS = 300;

type UnitSearchProps = { label: string; value: string; onSearch: (text: string) => void };

/** Of units by building, number and place: by the beginnings of their words, a pause after the last letter. */
export function UnitSearch({ label, value, onSearch }: UnitSearchProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== seen) {
    setSeen(value);
    // Lifted from elsewhere, by a link or a button; what was sent from here has been typed on meanwhile.
    if (value !== sent) setTyped(value);
  }

  function search(text: string) {
    clearTimeout(timer.current);
    setSent(text.trim());
    onSearch(text.trim());
  }

  return (
    <div className={styles.search}>
      <LineIcon lines={Search} size={16} strokeWidth={1.75} />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(typed);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), PAUSE_MS);
        }}
      />
    </div>
  );
}
