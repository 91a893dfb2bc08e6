import type { RegistryNav } from '../boot/boot-document';
import { registeredRemotes } from '../federation/registry';

/**
 * What the remotes ask the shell to link to, in their order.
 * @param small true below 992 px, where entries for small sidebars belong too
 */
export function navEntries(small: boolean): RegistryNav[] {
  return registeredRemotes()
    .flatMap((remote) => remote.nav)
    .filter((entry) => small || entry.place === 'everywhere')
    .sort((a, b) => a.order - b.order);
}
