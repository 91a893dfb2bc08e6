import { portalConfig, showAlert } from '@manzil/shared/runtime';
import { loadWithRetries } from '@manzil/shared/runtime/retry';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { reloadIfLost } from '../federation/chunk-reload';

type LazyDialog = ComponentType<{ open: boolean; onClose: () => void }>;
type LoadDialog = () => Promise<{ default: LazyDialog }>;

/** When somebody points at what opens it. Should it fail, opening asks again. */
export const hintOf = (load: LoadDialog) => (): void => void load().catch(() => undefined);

/**
 * Closes when a link in it is followed. Where its code cannot be had, the page is loaded anew; if that did not help, an
 * alert names telephone and e-mail.
 */
export function useLazyDialog(load: LoadDialog): { dialog: ReactNode; show: () => Promise<void> } {
  const { t } = useTranslation();
  const [Loaded, setLoaded] = useState<LazyDialog>();
  const [open, setOpen] = useState(false);
  const here = useLocation();
  const { key } = useNavigation().location ?? here;

  const page = useRef(key);

  // By key, so that it closes on the way already, and for a link to the page that is open too.
  useEffect(() => {
    page.current = key;
    setOpen(false);
  }, [key]);

  async function show() {
    // Not `key`: callers may keep this function for longer than a page.
    const askedOn = page.current;
    try {
      const loaded = await loadWithRetries(load);
      setLoaded(() => loaded.default);
      // Not on a page that the user has gone to meanwhile.
      if (page.current === askedOn) setOpen(true);
    } catch (error) {
      if (page.current !== askedOn) return;
      await reloadIfLost(error);
      const { phone, email } = portalConfig().support;
      showAlert({
        type: 'error',
        title: t('dialog.failed'),
        message: t('dialog.failed_text', { phone, email }),
      });
    }
  }

  return { dialog: Loaded && <Loaded open={open} onClose={() => setOpen(false)} />, show };
}
