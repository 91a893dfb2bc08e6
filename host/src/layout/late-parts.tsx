import { useUserPresent } from '@manzil/shared/ui/use-user-present';
import { useEffect } from 'react';
import type { Layout } from '../boot/boot-document';
import { InstallPlace } from '../pwa/install-place';
import { OfflineBanner } from '../pwa/offline-banner';
import { SearchKeys } from '../search/search-keys';
import { useMaySearch } from '../search/use-search';
import { removeLegacyKeys } from '../session/legacy-keys';
import { followInvestor, watchEnd, watchVisibility } from '../session/session-recheck';
import { InterruptionPlace } from './interruption-place';
import { ScrollToTop } from './scroll-to-top';

export { Toasts } from './toasts';

/** What no page needs while it is loading. */
export function LateParts({ layout }: { layout: Layout }) {
  const aboveBottomBar = layout === 'page';
  const present = useUserPresent();
  useEffect(removeLegacyKeys, []);
  useEffect(watchVisibility, []);
  useEffect(watchEnd, []);
  const maySearch = useMaySearch();
  useEffect(() => (present ? followInvestor() : undefined), [present]);
  return (
    <>
      <ScrollToTop aboveBottomBar={aboveBottomBar} />
      <InterruptionPlace />
      {maySearch && <SearchKeys />}
      <OfflineBanner aboveBottomBar={aboveBottomBar} />
      {layout === 'page' && <InstallPlace />}
    </>
  );
}
