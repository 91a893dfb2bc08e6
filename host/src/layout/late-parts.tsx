import { OfflineBanner } from '../pwa/offline-banner';
import { ScrollToTop } from './scroll-to-top';

/** What no page needs while it is loading. */
export function LateParts({ aboveBottomBar }: { aboveBottomBar: boolean }) {
  return (
    <>
      <ScrollToTop />
      <OfflineBanner aboveBottomBar={aboveBottomBar} />
    </>
  );
}
