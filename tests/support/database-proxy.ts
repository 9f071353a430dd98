import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy to the database that can break connections. */
export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  readonly url: string;
  /** Number of open connections. */
  readonly size: number;
  /**
   * Cuts one connection, with a reset or an orderly end: the most recently active one, which is in
   * the middle of something, or the one idle for longest. False when there is none.
   */
  cut(how: 'reset' | 'end', which: 'busy' | 'idle'): boolean;
  /** Cuts all connections and refuses new ones, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** While true, drops all data without closing anything; on false, cuts the connections of that time. */
  silence(isSilent: boolean): void;
  /** Drops all data of the connections that are open now, for good; later ones work. */
  forget(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  heardAt: number;
  isForgotten: boolean;
}

/** Listens on a free local port and forwards everything to the database at `target`. */
export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port: farPort } = new URL(target);
  const pairs = new Set<Pair>();
  let isSilent = false;

  const server = createServer((near) => {
    const far = connect(Number(farPort || 5432), hostname);
    const pair: Pair = { near, far, heardAt: performance.now(), isForgotten: false };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (data) => {
        if (isSilent || pair.isForgotten) return;
        pair.heardAt = performance.now();
        to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  const cutPair = ({ near }: Pair, how: 'reset' | 'end') => {
    if (how === 'reset') near.resetAndDestroy();
    else near.destroy();
  };
  const cutAll = () => {
    for (const pair of pairs) cutPair(pair, 'reset');
  };
  const down = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cutAll();
    await closed;
  };
  return {
    url: url.href,
    get size() {
      return pairs.size;
    },
    cut(how, which) {
      const sorted = [...pairs].sort((one, other) => one.heardAt - other.heardAt);
      const chosen = sorted.at(which === 'busy' ? -1 : 0);
      if (!chosen) return false;
      pairs.delete(chosen);
      cutPair(chosen, how);
      return true;
    },
    down,
    up: () => listen(port),
    silence(silent) {
      if (isSilent && !silent) cutAll();
      isSilent = silent;
    },
    forget() {
      for (const pair of pairs) pair.isForgotten = true;
    },
    close: down,
  };
}
