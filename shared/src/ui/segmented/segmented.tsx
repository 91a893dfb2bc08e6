import { useId } from 'react';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import styles from './segmented.module.css';

type SegmentedOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: Lines;
};

type SegmentedProps<Value extends string> = {
  legend: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice out of a few, all visible; a radio group. */
export function Segmented<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <LineIcon lines={option.icon} size={16} strokeWidth={1.75} />}
          <span className={option.icon && 'visually-hidden'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
