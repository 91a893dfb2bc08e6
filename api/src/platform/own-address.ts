import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';
import { StartError } from './start-error';

/** @param host may be a network, `10.1.2.0/24`: a container learns its address when it starts. @throws StartError */
export function ownAddress(host: string): string {
  const [network = '', prefix] = host.split('/');
  if (prefix === undefined) return host;
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  const inside = new BlockList();
  try {
    inside.addSubnet(network, Number(prefix || Number.NaN), family);
  } catch (cause) {
    throw new StartError(`${host} is no network.`, { cause });
  }
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = own.find(({ address }) => inside.check(address, family));
  if (!found) throw new StartError(`This machine has no address in the network ${host}.`);
  return found.address;
}
