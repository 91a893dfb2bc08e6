import { Select } from '@manzil/shared/ui/field';

type FilterSelectProps = {
  label: string;
  /** What nothing chosen is called. */
  all: string;
  value: string | number | undefined;
  options: readonly (readonly [value: string | number, name: string])[];
  onChoose: (value: string) => void;
};

export function FilterSelect({ label, all, value = '', options, onChoose }: FilterSelectProps) {
  return (
    <Select
      compact
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  );
}
