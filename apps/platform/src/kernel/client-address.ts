import ipaddr from 'ipaddr.js';

/**
 * Returns what limits count by: an IPv4 address, or the /64 network of an IPv6 address, because one household has all
 * of it. Text that is no address is returned as it is.
 */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address that is written as IPv6 counts as IPv4.
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), ...Array<number>(8).fill(0)]);
  return `${network.toString()}/64`;
}
