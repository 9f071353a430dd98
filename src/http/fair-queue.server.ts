import { QueueFullError } from './queue-full-error.server.ts';

/** Whose turn it is: a network, and the neighbourhood that it belongs to. */
export interface Asker {
  readonly network: string;
  readonly neighbourhood: string;
}

/** How many may wait: in all, from one neighbourhood, from one network. */
export interface QueueLimits {
  readonly all: number;
  readonly neighbourhood: number;
  readonly network: number;
}

/** Items by network; both networks and items are in the order of their turns. */
interface Neighbourhood<Item> {
  readonly networks: Map<string, Set<Item>>;
  count: number;
}

/**
 * A queue served round-robin, by neighbourhood and within it by network, so that nobody waits
 * longer because somebody else asks for much or has many networks.
 */
export function createFairQueue<Item extends object>(limits: QueueLimits) {
  const neighbourhoods = new Map<string, Neighbourhood<Item>>();
  const places = new Map<Item, Asker>();

  const remove = (item: Item) => {
    const place = places.get(item);
    const group = place && neighbourhoods.get(place.neighbourhood);
    const own = group?.networks.get(place?.network ?? '');
    if (!place || !group || !own) return;
    places.delete(item);
    own.delete(item);
    group.count -= 1;
    if (own.size === 0) group.networks.delete(place.network);
    if (group.count === 0) neighbourhoods.delete(place.neighbourhood);
  };

  /** The newest item of the network that has most, in the neighbourhood that has most. */
  const newestOfTheGreediest = (asker: Asker): Item => {
    const group = largest([...neighbourhoods.values()], ({ count }) => count);
    const askers = neighbourhoods.get(asker.neighbourhood);
    const items = group && largest([...group.networks.values()], ({ size }) => size);
    const newest = items && [...items].at(-1);
    const isAsker = askers !== undefined && askers.count >= (group?.count ?? 0);
    if (isAsker || !newest) throw new QueueFullError('Too much work waits');
    return newest;
  };

  return {
    /**
     * Returns the item that lost its place to this one, if one did: when the queue is full, the
     * newest of whoever has most in it. Throws a `QueueFullError` when that is the asker, or when the
     * asker's own limit is reached.
     */
    push(item: Item, asker: Asker): Item | undefined {
      const { network, neighbourhood } = asker;
      const present = neighbourhoods.get(neighbourhood);
      const isOverOwn =
        (present?.count ?? 0) >= limits.neighbourhood ||
        (present?.networks.get(network)?.size ?? 0) >= limits.network;
      if (isOverOwn) throw new QueueFullError('Too much work of one sender waits');
      const loser = places.size >= limits.all ? newestOfTheGreediest(asker) : undefined;
      if (loser) remove(loser);
      const group = present ?? { networks: new Map<string, Set<Item>>(), count: 0 };
      const own = group.networks.get(network) ?? new Set();
      own.add(item);
      group.count += 1;
      group.networks.set(network, own);
      neighbourhoods.set(neighbourhood, group);
      places.set(item, asker);
      return loser;
    },
    /** Removes and returns the item whose turn it is. */
    next(): Item | undefined {
      const [first] = neighbourhoods;
      if (!first) return undefined;
      const [neighbourhood, group] = first;
      const [turn] = group.networks;
      const [network, items] = turn ?? ['', new Set<Item>()];
      const [item] = items;
      // Both go to the end of their queues; `remove` then drops them if this was their last item.
      neighbourhoods.delete(neighbourhood);
      neighbourhoods.set(neighbourhood, group);
      group.networks.delete(network);
      group.networks.set(network, items);
      if (item) remove(item);
      return item;
    },
    remove,
  };
}

function largest<Value>(values: readonly Value[], size: (value: Value) => number) {
  return values.reduce<Value | undefined>(
    (most, value) => (most === undefined || size(value) > size(most) ? value : most),
    undefined,
  );
}
