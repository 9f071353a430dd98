import type { Sender } from '../../http/index.server.ts';

/** Length of the windows in which submissions are counted, milliseconds. */
const WINDOW = 5 * 60_000;

/** Submissions in a window that a proof's cost does not yet grow with: of everybody, of a network. */
const CALM = { everybody: 25, network: 3 };

/** A proof costs at most so many times what it costs on a calm day. */
const MOST_EFFORT = 16;

/** Networks remembered in a window at most. */
const REMEMBERED = 10_000;

/** What is coming in, so that a proof can cost more as load grows. In memory, of this process. */
export interface Pressure {
  /** A submission was stored. */
  add(sender: Sender): void;
  /** How many times the work of a calm day a new proof of this sender costs: 1 to 16. */
  effort(sender: Sender): number;
}

/** `now` is any clock that never goes back, in milliseconds. */
export function createPressure(now: () => number = () => performance.now()): Pressure {
  let window = NaN;
  let counts = new Map<string, number>();
  let before = new Map<string, number>();

  function turn(): void {
    const current = Math.floor(now() / WINDOW);
    if (current === window) return;
    before = current === window + 1 ? counts : new Map();
    counts = new Map();
    window = current;
  }
  const add = (name: string) => {
    if (counts.has(name) || counts.size < REMEMBERED) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  /** The count of the window that was fuller: a burst is not forgotten at a window's end. */
  const recent = (name: string) => Math.max(counts.get(name) ?? 0, before.get(name) ?? 0);

  return {
    add({ network, neighbourhood }) {
      turn();
      add('everybody');
      add(network);
      add(`near ${neighbourhood}`);
    },
    effort({ network, neighbourhood }) {
      turn();
      const times = Math.max(
        recent('everybody') / CALM.everybody,
        recent(network) / CALM.network,
        recent(`near ${neighbourhood}`) / (2 * CALM.network),
      );
      return Math.min(MOST_EFFORT, Math.max(1, times));
    },
  };
}
