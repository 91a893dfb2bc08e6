import { type FoundKind, SOUGHT_MAX } from '@manzil/shared/contract/search/search';
import { usePortal } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Search, X } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Entry } from './entries';
import { Foot } from './foot';
import styles from './palette.module.css';
import { Results } from './results';
import { SearchState } from './search-state';
import { type SearchWords, said } from './search-words';
import { useChoice } from './use-choice';
import { useGroups } from './use-groups';

type PaletteProps = { words: SearchWords; onClose: () => void };

export function Palette({ words, onClose }: PaletteProps) {
  const { openHelp, signOut } = usePortal();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [unfolded, setUnfolded] = useState<readonly FoundKind[]>([]);
  const { groups, sought, pending, failed, retry } = useGroups(typed, words, unfolded);
  const items = groups.flatMap(({ entries }) => entries);

  function follow({ at, does, unfolds }: Entry): void {
    if (unfolds) {
      setUnfolded([...unfolded.filter((kind) => kind !== unfolds), unfolds]);
      return;
    }
    onClose();
    if (at) navigate(at);
    if (does === 'help') openHelp();
    if (does === 'sign_out') signOut();
  }

  const { highlightedIndex, getInputProps, getMenuProps, getItemProps, setHighlightedIndex } =
    useChoice(items, typed, follow);

  const count = items.length;
  const told = count === 1 ? words.count_one : words.count_some;
  return (
    <div className={styles.palette}>
      <div className={styles.head}>
        <LineIcon lines={Search} size={20} strokeWidth={1.5} />
        <input
          {...getInputProps({
            'aria-label': words.title,
            'aria-labelledby': undefined,
            onChange: ({ currentTarget }) => {
              setTyped(currentTarget.value);
              setUnfolded([]);
              setHighlightedIndex(0);
            },
            // Esc closes the dialog, where the library would empty the field.
            onKeyDown: (event) => {
              if (event.key === 'Escape')
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          className={styles.input}
          placeholder={words.field}
          maxLength={SOUGHT_MAX}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <kbd className={styles.esc}>Esc</kbd>
          <LineIcon lines={X} size={24} strokeWidth={1.5} />
        </button>
      </div>
      <div className={styles.body} aria-busy={pending}>
        <SearchState
          {...{ words, failed, retry, pending }}
          none={count === 0 && typed.trim() !== '' ? typed.trim() : null}
        />
        <div
          {...getMenuProps({ 'aria-label': words.list, 'aria-labelledby': undefined })}
          className={styles.results}
        >
          <Results
            groups={groups}
            sought={sought}
            words={words}
            highlighted={highlightedIndex}
            itemProps={getItemProps}
          />
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {!pending && typed.trim() !== ''
          ? count === 0
            ? words.count_none
            : said(told, { total: count })
          : ''}
      </p>
      <Foot words={words} />
    </div>
  );
}
