import type { Investor, NavigationItem } from '@manzil/shared/contract/session/session';

/** The page belongs to an area that an operator has switched off. */
export class ClosedAreaError extends Error {
  constructor(readonly reason: NavigationItem['reason']) {
    super('This area is switched off.');
  }
}

export const closedItem = (
  path: string,
  investor: Pick<Investor, 'navigation'> | null,
): NavigationItem | undefined =>
  investor?.navigation?.find(
    (item) => !item.is_activated && (path === item.path || path.startsWith(`${item.path}/`)),
  );

/** @throws ClosedAreaError */
export function refuseClosed(path: string, investor: Pick<Investor, 'navigation'> | null): void {
  const item = closedItem(path, investor);
  if (item) throw new ClosedAreaError(item.reason);
}
