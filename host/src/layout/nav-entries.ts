import { useInvestor, usePortal } from '@manzil/shared/runtime';
import type { RegistryNav } from '../boot/boot-document';
import { registeredRemotes } from '../federation/registry';
import { closedItem } from '../session/closed-area';

/** `closed`: why it cannot be followed, where an operator has switched it off. */
export type ShownEntry = RegistryNav & { closed: string | undefined };

/** In the remotes' order, without what an operator hides. @param small below 992 px */
export function useNavEntries(small: boolean): ShownEntry[] {
  const { language } = usePortal();
  const investor = useInvestor();
  return registeredRemotes()
    .flatMap((remote) => remote.nav)
    .filter((entry) => small || entry.place === 'everywhere')
    .map((entry) => ({ ...entry, item: closedItem(entry.path, investor) }))
    .filter(({ item }) => item?.is_visible !== false)
    .map(({ item, ...entry }) => ({ ...entry, closed: item?.reason[language] }))
    .sort((a, b) => a.order - b.order);
}
