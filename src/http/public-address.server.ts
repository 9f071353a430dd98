import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: this machine's, private ones, reserved ones. */
const NOT_PUBLIC: readonly (readonly [network: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
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

const notPublic = new BlockList();
for (const [network, bits, family] of NOT_PUBLIC) notPublic.addSubnet(network, bits, family);

/** All that IPv6 gives out to be reached (RFC 4291): loopback, link-local and mapped ones lie outside. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Is it an address on the internet, not one of this machine's or of a network behind it? */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Looks up a name for a connection that must leave the private network, as `net.connect` asks for it:
 * a name with an address that is not public is not found. The connection is made to what was checked,
 * so that a second answer of the name's server changes nothing.
 */
export function lookupPublic(name: string, options: LookupOptions, answer: Answer): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(Object.assign(new Error(`${name} is not public`), { code: 'ENOTPUBLIC' }), []);
    }
    if (options.all) return answer(null, addresses);
    answer(null, first.address, first.family);
  });
}

/** An https address of another machine on the internet, as far as its spelling tells. */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || username || password || (port && port !== '443')) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:local|localhost|internal|home|lan|test)\.?$/i.test(host);
}
