import { BlockList, isIP } from 'node:net';

type Subnet = readonly [network: string, bits: number, family: 'ipv4' | 'ipv6'];

/** Networks that are nobody's on the internet: this machine's, private ones, reserved ones. */
const NOT_PUBLIC: readonly Subnet[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['2001::', 32, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
];

/** What a connection to somebody else's address must not lead to, as `net.connect` takes it. */
export const notPublic = new BlockList();
for (const [network, bits, family] of NOT_PUBLIC) notPublic.addSubnet(network, bits, family);
// All that IPv6 gives out to be reached is 2000::/3 (RFC 4291): loopback, link-local and what stands for
// IPv4 lie outside. Only ::ffff:0:0/96 is left out here, since the list looks IPv4 addresses up as these.
notPublic.addRange('::', '::fffe:ffff:ffff', 'ipv6');
notPublic.addRange('::1:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
notPublic.addRange('4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');

/** Is it an address on the internet, not one of this machine's or of a network behind it? */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** A host as DNS names them; URLs allow more, which other parsers end a host at. */
const NAME = /^[a-z0-9.-]+$/;
const PRIVATE_NAME = /\.(?:local|localhost|internal|home|lan|test)\.?$/;

/**
 * An https address of another machine on the internet, as far as its spelling tells. What it leads to
 * is known when it is connected to, by `fetchPublic`.
 */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || username || password || port) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return NAME.test(host) && host.includes('.') && !PRIVATE_NAME.test(host);
}
