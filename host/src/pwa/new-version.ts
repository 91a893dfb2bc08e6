import { isReloadHeld, reloadHeld$ } from '@manzil/shared/runtime';

type Stage = 'none' | 'waits-for-navigation' | 'waits-for-release';

let stage: Stage = 'none';
let reload: () => void = () => undefined;

function reloadWhenReleased(): void {
  if (isReloadHeld()) stage = 'waits-for-release';
  else reload();
}

/** Specification §4. Where something would be lost, waits for the next navigation, and there for what is being sent. */
export function newVersionActive(): void {
  if (isReloadHeld()) stage = 'waits-for-navigation';
  else reload();
}

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
