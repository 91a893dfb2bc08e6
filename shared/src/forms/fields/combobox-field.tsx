import { usePortal } from '@manzil/shared/runtime';
import { useCombobox } from 'downshift';
import { Check } from 'lucide';
import { useEffect } from 'react';
import { Field, OpensList, TextInput } from '../../ui/field/field';
import { LineIcon } from '../../ui/line-icon/line-icon';
import type { FormValues } from '../api-form';
import type { FieldOf } from '../field-props';
import styles from './combobox-field.module.css';
import type { Option } from './find-option';
import { showOption } from './show-option';
import de from './texts/combobox.de.json';
import en from './texts/combobox.en.json';
import { useTypedOption } from './use-typed-option';

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
  const set = (now: string) => form.set(name, now);
  const { chosen, text, found, choose, type, forget } = useTypedOption(options, value, set);

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
                onBlur: () => chosen && forget(),
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
