import type { UseComboboxPropGetters } from 'downshift';
import type { Entry, Group } from './entries';
import { EntryIcon } from './entry-icon';
import styles from './palette.module.css';
import { markedParts } from './plain-words';
import { type SearchWords, said } from './search-words';

type ResultsProps = {
  groups: readonly Group[];
  sought: readonly string[];
  words: SearchWords;
  highlighted: number;
  itemProps: UseComboboxPropGetters<Entry>['getItemProps'];
};

export function Results({ groups, sought, words, highlighted, itemProps }: ResultsProps) {
  let before = 0;
  return groups.map(({ key, label, shown, total, entries }) => {
    const first = before;
    before += entries.length;
    return (
      // biome-ignore lint/a11y/useSemanticElements: options of a list are grouped so; a fieldset holds fields
      <div key={key} role="group" aria-label={label}>
        <p className={styles.group} aria-hidden="true">
          <span>{label}</span>
          <span>{shown && shown < total ? said(words.some, { shown, total }) : total}</span>
        </p>
        {entries.map((entry, at) => (
          <div
            key={entry.key}
            {...itemProps({ item: entry, index: first + at })}
            className={styles.entry}
            data-highlighted={first + at === highlighted || undefined}
          >
            <EntryIcon name={entry.icon} />
            <span className={styles.text}>
              <Marked text={entry.title} sought={sought} />
              {entry.context && (
                <bdi className={styles.context}>
                  <Marked text={entry.context} sought={sought} />
                </bdi>
              )}
            </span>
            {entry.note && <bdi className={styles.note}>{entry.note}</bdi>}
          </div>
        ))}
      </div>
    );
  });
}

const Marked = ({ text, sought }: { text: string; sought: readonly string[] }) => (
  <bdi>
    {markedParts(text, sought).map((part, at) =>
      part.marked ? <b key={at}>{part.text}</b> : part.text,
    )}
  </bdi>
);
