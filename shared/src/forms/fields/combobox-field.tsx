import { usePortal } from '@manzil/shared/runtime';
import { useCombobox } from 'downshift';
import { Check } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { Field, OpensList, TextInput } from '../../ui/field/field';
import { LineIcon } from '../../ui/line-icon/line-icon';
import type { FormValues } from '../api-form';
import type { FieldOf } from '../field-props';
import styles from './combobox-field.module.css';
import { exactOption, findOptions, type Option } from './find-option';
import { showOption } from './show-option';
import de from './texts/combobox.de.json';
import en from './texts/combobox.en.json';

type ComboboxFieldProps<Values extends FormValues> = FieldOf<Values> & {
  options: readonly Option[];
  autoComplete?: string;
};

/** The form holds the option's value; what is in no list counts as nothing. */
export function ComboboxField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  options,
  autoComplete = 'off',
}: ComboboxFieldProps<Values>) {
  const { language } = usePortal();
  const words = { de, en }[language];
  const value = form.valueOf(name) as string;
  const chosen = useMemo(() => options.find((one) => one.value === value), [options, value]);
  /** What is being typed, and the value it stands for; null = the chosen one's name. */
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null);
  // Another value than it stands for comes from elsewhere.
  const typed = typing?.value === value ? typing.text : null;
  const text = typed ?? chosen?.label ?? '';
  const found = useMemo(() => findOptions(options, typed ?? ''), [options, typed]);

  useEffect(
    () => form.showAs(name, (one) => options.find((option) => option.value === one)?.label ?? one),
    [options],
  );

  const { isOpen, highlightedIndex, getMenuProps, getInputProps, getItemProps, getLabelProps } =
    useCombobox<Option>({
      items: found,
      itemToString: (item) => item?.label ?? '',
      inputValue: text,
      selectedItem: chosen ?? null,
      defaultHighlightedIndex: 0,
      scrollIntoView: showOption,
      onSelectedItemChange: ({ selectedItem }) => choose(selectedItem ?? undefined),
      stateReducer: (before, { type, changes }) => {
        // What stands there when the user goes on decides, not what the pointer last passed.
        if (type === useCombobox.stateChangeTypes.InputBlur)
          return { ...changes, selectedItem: chosen ?? null, inputValue: text };
        const opens = changes.isOpen && !before.isOpen;
        if (!opens || !chosen || type === useCombobox.stateChangeTypes.InputChange) return changes;
        return { ...changes, highlightedIndex: Math.max(found.indexOf(chosen), 0) };
      },
    });

  function choose(option: Option | undefined): void {
    form.set(name, (option?.value ?? '') as string);
    if (option) setTyping(null);
  }

  function type(now: string): void {
    const exact = exactOption(options, now)?.value ?? '';
    setTyping({ text: now, value: exact });
    form.set(name, exact);
  }

  return (
    <div className={styles.combobox}>
      <Field
        label={<span {...getLabelProps()}>{label}</span>}
        hint={hint}
        error={form.errorOf(name)}
      >
        {(control) => (
          <OpensList>
            <TextInput
              {...getInputProps({
                ...control,
                name,
                autoComplete,
                spellCheck: false,
                onChange: ({ currentTarget }) => type(currentTarget.value),
                onBlur: () => chosen && setTyping(null),
                'aria-labelledby': undefined,
              })}
            />
          </OpensList>
        )}
      </Field>
      <ul {...getMenuProps({ 'aria-label': words.list })} className={styles.menu} hidden={!isOpen}>
        {isOpen &&
          found.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={styles.option}
              data-highlighted={index === highlightedIndex || undefined}
            >
              {option.label}
              {option.value === value && <LineIcon lines={Check} size={16} strokeWidth={1.75} />}
            </li>
          ))}
        {isOpen && found.length === 0 && <li className={styles.none}>{words.none}</li>}
      </ul>
    </div>
  );
}
