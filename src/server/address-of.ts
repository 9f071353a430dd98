import type { AddressInfo, Server } from 'node:net';

/** Where a server listens, as a browser on this machine asks for it. */
export function addressOf(server: Pick<Server, 'address'>, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
