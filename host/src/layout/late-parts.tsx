import { useEffect } from 'react';
import { OfflineBanner } from '../pwa/offline-banner';
import { removeLegacyKeys } from '../session/legacy-keys';
import { watchVisibility } from '../session/session-recheck';
import { InterruptionPlace } from './interruption-place';
import { ScrollToTop } from './scroll-to-top';

/** What no page needs while it is loading. */
export function LateParts({ aboveBottomBar }: { aboveBottomBar: boolean }) {
  useEffect(removeLegacyKeys, []);
  useEffect(watchVisibility, []);
  return (
    <>
      <ScrollToTop aboveBottomBar={aboveBottomBar} />
      <InterruptionPlace />
      <OfflineBanner aboveBottomBar={aboveBottomBar} />
    </>
  );
}
