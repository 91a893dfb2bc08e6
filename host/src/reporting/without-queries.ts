/** Addresses end before `?` and `#`: what is searched for and what a link proves is nobody else's business. */
export function withoutQueries<T>(value: T): T {
  if (typeof value === 'string') return value.replace(ADDRESS, '$1') as T;
  if (Array.isArray(value)) return value.map(withoutQueries) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutQueries(inner)]),
  ) as T;
}

const ADDRESS = /((?:https?:\/\/|^\/)[^\s?#"]*)[?#][^\s"]*/g;
