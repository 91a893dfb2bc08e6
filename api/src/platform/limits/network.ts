import { isIP, isIPv6 } from 'node:net';

const V6_GROUPS = 8;
const V6_GROUP_BITS = 16;

/** IPv4 in the notation of IPv6, as a server sees it that listens on both. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * One address of IPv4, a whole /48 of IPv6: that much anybody gets for nothing, to change addresses in. Providers give
 * homes a /56 or less, so neighbours may share a count, as they do behind one address of IPv4.
 */
export function householdOf(address: string): string {
  const plain = address.replace(MAPPED, '');
  if (isIPv6(plain)) return v6Prefix(plain, 48);
  // Behind a proxy that sends nonsense, all that nonsense shares a count.
  return isIP(plain) ? plain : 'unknown';
}

/** Roughly where a session was opened: `192.0.2.0/24`, `2001:db8:1::/48`; null for what is no address. */
export function coarseNetwork(address: string): string | null {
  const plain = address.replace(MAPPED, '');
  if (isIPv6(plain)) return `${v6Prefix(plain, 48)}::/48`;
  return isIP(plain) ? plain.replace(/\.\d+$/, '.0/24') : null;
}

function v6Prefix(address: string, bits: number): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from(
    { length: Math.max(0, V6_GROUPS - left.length - right.length) },
    () => '0',
  );
  const groups = [...left, ...zeros, ...right].slice(0, bits / V6_GROUP_BITS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
