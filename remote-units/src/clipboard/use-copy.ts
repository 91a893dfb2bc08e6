import { useState } from 'react';

export type Copied = 'copied' | 'not_copied' | null;

/** Puts a text into the clipboard and says what has become of it. */
export function useCopy(text: string): { told: Copied; copy: () => void } {
  const [copied, setCopied] = useState<{ text: string; told: Copied } | null>(null);
  function copy(): void {
    const tell = (told: Copied) => () => setCopied({ text, told });
    // Refused by some browsers, and missing without HTTPS.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(tell('copied'), tell('not_copied'));
  }
  return { told: copied?.text === text ? copied.told : null, copy };
}
