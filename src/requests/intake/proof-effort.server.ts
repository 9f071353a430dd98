import { createRecentCounts, type Sender } from '../../http/index.server.ts';

/** Submissions in five minutes that a proof's cost does not yet grow with: of everybody, of a network. */
const CALM = { everybody: 25, network: 3 };

/** A proof costs at most so many times what it costs on a calm day. */
const MOST_EFFORT = 16;

/** What is coming in, so that a proof can cost more as load grows. In memory, of this process. */
export type ProofEffort = ReturnType<typeof createProofEffort>;

export function createProofEffort(now?: () => number) {
  const counts = createRecentCounts({ window: 5 * 60_000, remembered: 10_000, now });
  /** The count of the window that was fuller: a burst is not forgotten at a window's end. */
  const recent = (name: string) => Math.max(...counts.of(name));
  return {
    /** A submission was stored. */
    add({ network, neighbourhood }: Sender) {
      for (const name of ['everybody', network, `near ${neighbourhood}`]) counts.add(name);
    },
    /** How many times the work of a calm day a new proof of this sender costs: 1 to 16. */
    of({ network, neighbourhood }: Sender) {
      const times = Math.max(
        recent('everybody') / CALM.everybody,
        recent(network) / CALM.network,
        recent(`near ${neighbourhood}`) / (2 * CALM.network),
      );
      return Math.min(MOST_EFFORT, Math.max(1, times));
    },
  };
}
