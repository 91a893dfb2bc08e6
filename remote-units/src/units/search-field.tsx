import { SEARCH_MAX } from '@manzil/shared/contract/units/unit-list';
import { useTexts } from '@manzil/shared/runtime';
import { TextInput } from '@manzil/shared/ui/field';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import styles from './tools.module.css';

/** A pause of this length ends a word. */
const PAUSE_MS = 300;

type SearchFieldProps = { value: string; onSearch: (text: string) => void };

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTexts('units/units');
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
        aria-label={t('choice.search')}
        placeholder={t('choice.search')}
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
