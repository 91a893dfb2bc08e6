import { useMemo, useState } from 'react';
import { exactOption, findOptions, type Option } from './find-option';

/** What is typed into a combobox, and the option that it stands for. */
export function useTypedOption(
  options: readonly Option[],
  value: string,
  set: (value: string) => void,
) {
  const chosen = useMemo(() => options.find((one) => one.value === value), [options, value]);
  /** What is being typed, and the value it stands for; null = the chosen one's name. */
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null);
  // Another value than it stands for comes from elsewhere.
  const typed = typing?.value === value ? typing.text : null;
  const text = typed ?? chosen?.label ?? '';
  const found = useMemo(() => findOptions(options, typed ?? ''), [options, typed]);

  function choose(option: Option | undefined): void {
    set(option?.value ?? '');
    if (option) setTyping(null);
  }

  function type(now: string): void {
    const exact = exactOption(options, now)?.value ?? '';
    setTyping({ text: now, value: exact });
    set(exact);
  }

  const forget = () => setTyping(null);
  return { chosen, text, found, choose, type, forget };
}
