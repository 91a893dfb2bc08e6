import { usePortal } from '@manzil/shared/runtime';
import { useCombobox } from 'downshift';
import { Check } from 'lucide';
import { type ComponentProps, useEffect, useRef } from 'react';
import { formatNumber } from '../../format/percent';
import { classNames } from '../../ui/class-names/class-names';
import { OpensList, TextInput } from '../../ui/field/field';
import { LineIcon } from '../../ui/line-icon/line-icon';
import combobox from './combobox-field.module.css';
import styles from './search-select.module.css';
import { showOption } from './show-option';
import comboboxDe from './texts/combobox.de.json';
import comboboxEn from './texts/combobox.en.json';
import de from './texts/search-select.de.json';
import en from './texts/search-select.en.json';
import { useSearchText } from './use-search-text';

export type Choice = { value: string; label: string };
/** The first of what a search finds, and how many more there are. */
export type Found = { choices: readonly Choice[]; more: number };

type SearchSelectProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby' | 'placeholder' | 'maxLength'
> & {
  compact?: boolean;
  /** What is offered whatever can be found, where nothing is typed. */
  always?: readonly Choice[];
  chosen: Choice;
  /** Undefined while it is looked for, null where that fails. */
  found: Found | undefined | null;
  /** What it is looked for by. */
  searchHint: string;
  onSearch: (text: string) => void;
  onChoose: (choice: Choice) => void;
};

const texts = { de: { ...comboboxDe, ...de }, en: { ...comboboxEn, ...en } };

/** A select whose options are too many for a list, so they are searched for; open, it is the field of the search. */
export function SearchSelect(props: SearchSelectProps) {
  const { compact, always = [], chosen, found, searchHint, onSearch, onChoose, ...control } = props;
  const { language } = usePortal();
  const words = texts[language];
  const { isOpen, typed, isSettled, type, setOpen } = useSearchText(onSearch);
  const shown = isSettled ? found : undefined;
  const items = [...(typed ? [] : always), ...(shown?.choices ?? [])];
  const input = useRef<HTMLInputElement>(null);

  // What is typed next takes the place of the name that stands there again; `onFocus` comes only once.
  useEffect(() => {
    if (!isOpen && input.current === document.activeElement) input.current?.select();
  }, [isOpen, chosen.label]);

  const { highlightedIndex, getMenuProps, getInputProps, getItemProps } = useCombobox<Choice>({
    items,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    isOpen,
    inputValue: isOpen ? typed : chosen.label,
    selectedItem: chosen,
    defaultHighlightedIndex: 0,
    scrollIntoView: showOption,
    onIsOpenChange: ({ isOpen: opens }) => setOpen(opens),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    stateReducer: (before, { type: by, changes }) => {
      const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape } =
        useCombobox.stateChangeTypes;
      // Into a search that is being typed the pointer may click.
      if (by === InputClick && before.isOpen) return before;
      // Enter then leaves what is chosen; downshift would have it choose the first.
      if (changes.isOpen && !before.isOpen && by !== InputChange)
        return {
          ...changes,
          highlightedIndex: items.findIndex(({ value }) => value === chosen.value),
        };
      // Nothing is chosen because the field was left, and nothing lifted by closing its list.
      if (by === InputBlur || by === InputKeyDownEscape)
        return { ...changes, selectedItem: before.selectedItem };
      return by === InputKeyDownEnter && items.length === 0 ? before : changes;
    },
  });
  const note = noteOn(shown, words, language);

  return (
    <div className={classNames(styles.place, compact && styles.compact)}>
      <OpensList>
        <TextInput
          {...getInputProps({
            ...control,
            ref: input,
            autoComplete: 'off',
            spellCheck: false,
            onChange: ({ currentTarget }) => type(currentTarget.value),
            // What is typed next takes the place of the name that stands there.
            onFocus: ({ currentTarget }) => currentTarget.select(),
            'aria-labelledby': undefined,
          })}
          placeholder={isOpen ? searchHint : control.placeholder}
        />
      </OpensList>
      <ul
        {...getMenuProps({ 'aria-label': words.list, 'aria-labelledby': undefined })}
        className={combobox.menu}
        hidden={!isOpen}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index })}
              className={combobox.option}
              data-highlighted={index === highlightedIndex || undefined}
            >
              {item.label}
              {item.value === chosen.value && (
                <LineIcon lines={Check} size={16} strokeWidth={1.75} />
              )}
            </li>
          ))}
        {isOpen && note && (
          <li className={combobox.none} aria-hidden="true">
            {note}
          </li>
        )}
      </ul>
      <span role="status" className="visually-hidden">
        {isOpen && note}
      </span>
    </div>
  );
}

function noteOn(
  found: Found | undefined | null,
  words: (typeof texts)['de'],
  language: 'de' | 'en',
): string | null {
  if (found === undefined) return words.searching;
  if (found === null) return words.failed;
  if (found.choices.length === 0) return words.none;
  return found.more > 0
    ? words.more.replace('{{count}}', formatNumber(found.more, language))
    : null;
}
