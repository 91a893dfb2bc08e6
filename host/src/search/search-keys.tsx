import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from './use-search';

/** The key, whatever a layout or Caps Lock makes of it. */
const isSearchKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyK' && !altKey && !shiftKey && (ctrlKey || metaKey);

/** The keys that open the search, where no button is too, and their names on the button. */
export function SearchKeys() {
  const { t } = useTranslation();
  const { dialog, show } = useSearch();
  const name = navigator.platform.startsWith('Mac') ? '⌘K' : t('nav.search_keys');

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      // A dialog wants an answer first.
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void show();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [show]);

  useEffect(() => {
    document.documentElement.style.setProperty('--search-keys', `"${name}"`);
  }, [name]);

  return dialog;
}
