import { isReloadHeld, reloadHeld$ } from '@manzil/shared/runtime';

type Stage = 'none' | 'waits-for-navigation' | 'waits-for-release';

let stage: Stage = 'none';
let reload: () => void = () => undefined;

function reloadWhenReleased(): void {
  if (isReloadHeld()) stage = 'waits-for-release';
  else reload();
}

/**
 * Specification §4: the page reloads when a new version is in service. Where something would be lost it waits for the
 * next navigation, and there for what is still being sent.
 */
export function newVersionActive(): void {
  if (isReloadHeld()) stage = 'waits-for-navigation';
  else reload();
}

/** Says how to reload, and when the user has gone to another page. */
export function watchNewVersion(
  reloadPage: () => void,
  onNavigated: (listener: () => void) => void,
): void {
  reload = reloadPage;
  onNavigated(() => {
    // The page that was left lets go when React removes it, just after this.
    if (stage === 'waits-for-navigation') setTimeout(reloadWhenReleased);
  });
  reloadHeld$.subscribe((held) => {
    if (!held && stage === 'waits-for-release') reload();
  });
}
