import { BlockList, isIP } from 'node:net';

/**
 * Takes the visitor's address from `X-Forwarded-For`, but only where the connection comes from one
 * of our own proxies (`TRUST_PROXY`: addresses and CIDR ranges): the rightmost entry that is not
 * itself a proxy, since everything to its left can be invented.
 */
export function createClientAddress(trusted: readonly string[]) {
  const isProxy = createIsProxy(trusted);
  return (peer: string, forwardedFor: string | null | undefined): string => {
    let client = plainAddress(peer);
    if (!forwardedFor || !isProxy(client)) return client;
    // Entries far to the left were there before any proxy of ours saw the header.
    const hops = forwardedFor.slice(-LONGEST_CHAIN).split(',');
    while (isProxy(client)) {
      const hop = plainAddress(hops.pop()?.trim() ?? '');
      if (isIP(hop) === 0) break;
      client = hop;
    }
    return client;
  };
}

/** Knows our own proxies by the addresses of their connections. Throws on what is no network: it would trust everybody. */
export function createIsProxy(trusted: readonly string[]): (peer: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted) {
    if (!isNetwork(entry)) throw new Error(`TRUST_PROXY: ${entry}`);
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (peer) => {
    const address = plainAddress(peer);
    return isIP(address) !== 0 && proxies.check(address, familyOf(address));
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Is it an address, or a network such as `10.0.0.0/8`? */
export function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** How much of the header is read, from its right end, characters: two dozen hops. */
const LONGEST_CHAIN = 1_000;

/** Longest address with brackets, zone and port, characters; longer text is not an address. */
const LONGEST_ADDRESS = 100;

/** Without brackets, port, zone and the IPv6 wrapping of an IPv4 address. */
function plainAddress(text: string): string {
  if (text.length > LONGEST_ADDRESS) return '';
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const [unzoned = ''] = bare.split('%', 1);
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(unzoned)?.[1] ?? unzoned.toLowerCase();
}

/** What one household or office has: the whole of an IPv4 address, the first 64 bits of IPv6. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? firstGroups(address, 4) : address;
}

/**
 * What one customer of a hosting company may have: the first 24 bits of an IPv4 address, the first
 * 48 of IPv6. Strangers may share it, so that nobody is turned away for what the rest of it does.
 */
export function neighbourhoodOf(address: string): string {
  if (isIP(address) === 6) return firstGroups(address, 3);
  return isIP(address) === 4 ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address;
}

/** The network of an IPv6 address that its first `count` groups of 16 bits name. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  const named = all.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  return `${named.join(':')}::/${16 * count}`;
}

/** The groups of 16 bits in a part of an IPv6 address; an IPv4 tail counts as two. */
function groups(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
