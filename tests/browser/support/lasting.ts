interface Stoppable {
  stop(): Promise<void>;
}

/** What the tests of a worker share, each started when it is first asked for: a server, an office. */
export interface Lasting extends Stoppable {
  of<One extends Stoppable>(name: string, start: () => Promise<One>): Promise<One>;
}

/** How many run at most. A test asks for two; each takes memory. */
const MOST = 3;

export function createLasting(): Lasting {
  /** Who was asked for last is the last. */
  const running = new Map<string, Promise<Stoppable>>();
  return {
    async of<One extends Stoppable>(name: string, start: () => Promise<One>) {
      const one = running.get(name) ?? start();
      running.delete(name);
      running.set(name, one);
      const [[oldest, gone] = []] = running;
      if (running.size > MOST && oldest !== undefined) {
        running.delete(oldest);
        await (await gone)?.stop();
      }
      return one as Promise<One>;
    },
    async stop() {
      await Promise.all([...running.values()].map(async (one) => (await one).stop()));
    },
  };
}
