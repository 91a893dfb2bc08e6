import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Presses the button that says `aria-keyshortcuts`, of which the browser only tells; narrow windows do not show it. */
function press(event: KeyboardEvent): void {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // The key, whatever a layout or Caps Lock makes of it.
  if (code !== 'KeyK' || altKey || shiftKey || !(ctrlKey || metaKey)) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  // A dialog wants an answer first.
  if (!button || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  button.click();
}

/** The keys that open the search, and their names on its button. */
export function useSearchKeys(): void {
  const { t } = useTranslation();
  const name = navigator.platform.startsWith('Mac') ? '⌘K' : t('nav.search_keys');

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  useEffect(() => {
    document.documentElement.style.setProperty('--search-keys', `"${name}"`);
  }, [name]);
}
