/** The unit list as somebody left it: what its address said, and its entry of the history. */
type ListLeft = { search: string; key: string };

/** In the state of a navigation; empty where it began elsewhere. */
export function listLeftIn(state: unknown): ListLeft {
  const { list } = (state ?? {}) as { list?: Partial<Record<keyof ListLeft, unknown>> };
  return { search: textOf(list?.search), key: textOf(list?.key) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
