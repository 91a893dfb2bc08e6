import type { UIMatch } from 'react-router';
import type { PageHandle } from '../routing/page-handle';

/** Whether the entry stands for the page: by the path, or because the screen says under which entry it is. */
export function isLit(
  entry: string,
  path: string,
  matches: readonly UIMatch<unknown, unknown>[],
): boolean {
  const { under } = (matches.at(-1)?.handle ?? {}) as Partial<PageHandle>;
  return under === entry || path === entry || path.startsWith(`${entry}/`);
}
