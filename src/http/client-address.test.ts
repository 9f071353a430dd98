import { describe, expect, it } from 'vitest';
import { createClientAddress, neighbourhoodOf, networkOf } from './client-address.server.ts';

describe('the address of the visitor', () => {
  const behind = createClientAddress([
    '10.0.0.0/8',
    '192.0.2.7',
    '::ffff:192.0.2.9',
    '2001:db8:1::/48',
  ]);

  it.each([
    ['without a proxy the header is ignored', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['behind a proxy it is what the proxy saw', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a forged entry before it is ignored', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['through several proxies of ours', '192.0.2.7', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['a neighbour of a single address is no proxy', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
    ['an IPv4 proxy on an IPv6 socket', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['an IPv4 proxy that is named in IPv6', '192.0.2.9', '198.51.100.1', '198.51.100.1'],
    ['an IPv6 proxy and an IPv6 visitor', '2001:db8:1::5', '2001:DB8:ffff::1', '2001:db8:ffff::1'],
    ['with port and brackets', '10.1.2.3', '[2001:db8:2::1]:443', '2001:db8:2::1'],
    ['with a port', '10.1.2.3', '198.51.100.1:5060', '198.51.100.1'],
    ['nonsense ends the search', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['an empty header', '10.1.2.3', '', '10.1.2.3'],
    ['only proxies', '10.1.2.3', '10.0.0.1', '10.0.0.1'],
  ])('%s', (_, peer, header, client) => {
    expect(behind(peer, header)).toBe(client);
  });

  it('trusts no proxy by default', () => {
    expect(createClientAddress([])('127.0.0.1', '1.1.1.1')).toBe('127.0.0.1');
    expect(behind('10.1.2.3', null)).toBe('10.1.2.3');
  });

  it.each([
    'proxy',
    '10.0.0.0/33',
    '10.0.0.0/',
    '::1/129',
    '10.0.0.0/-1',
    '/8',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
  ])('refuses the proxy %s', (entry) => {
    expect(() => createClientAddress([entry])).toThrow(`TRUST_PROXY: ${entry}`);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the neighbourhood of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', ''],
  ])('%s is in %s', (address, neighbourhood) => {
    expect(neighbourhoodOf(address)).toBe(neighbourhood);
  });
});
