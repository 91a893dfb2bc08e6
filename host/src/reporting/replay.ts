import { type BrowserClient, replayIntegration } from '@sentry/react';
import { withoutQueries } from './without-queries';

export type Recording = { stop: () => void };

/** Areas that are recorded as an empty frame: bank data, documents, contracts, money, secret links. */
const privateAreas = ['/profile', '/onboarding', '/contracts', '/financials', '/reset-password'];

/** @param isAllowed asked once the code is here, as it may have been taken back meanwhile */
export function startRecording(client: BrowserClient, isAllowed: () => boolean): Recording {
  // The address of the page, which is recorded whole, may hold the secret of a link or what was searched for.
  if (!isAllowed() || location.hash || location.search) return { stop: () => undefined };
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'alt', 'aria-label', 'aria-description', 'value'],
    // RootLayout says which page it shows.
    block: privateAreas.map((area) => `[data-path^="${area}"]`),
    beforeAddRecordingEvent: withoutQueries,
    // Its worker would come from a blob, which the portal's policy does not let run.
    useCompression: false,
    // Nothing is kept on the device.
    stickySession: false,
  });
  client.addIntegration(replay);
  return {
    stop: () => {
      void replay.stop({ flush: false });
    },
  };
}
