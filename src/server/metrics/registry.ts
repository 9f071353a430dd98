/** One number, of what its labels say. */
export interface Sample {
  /** What is added to the family's name: the parts of a histogram have endings of their own. */
  readonly ending?: string;
  readonly labels: Labels;
  readonly value: number;
}

export type Labels = Readonly<Record<string, string>>;

/** All that is measured under a name. It can be sent from one thread to another. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

/**
 * What is measured in this thread. Counting is adding to a number; whatever has to be asked for is asked
 * when somebody collects, and left out when it cannot be said just now.
 */
export type Registry = ReturnType<typeof createRegistry>;

export function createRegistry() {
  const families: { readonly about: Omit<Family, 'samples'>; readonly read: Read }[] = [];
  const add = (type: Family['type'], name: string, help: string, read: Read) =>
    void families.push({ about: { name, help, type }, read });

  return {
    /** Counts things, apart by their labels. */
    counter(name: string, help: string) {
      const counts = new Map<string, { readonly labels: Labels; value: number }>();
      add('counter', name, help, () => [...counts.values()].map((count) => ({ ...count })));
      return {
        add(labels: Labels = {}, count = 1) {
          const key = Object.values(labels).join('\n');
          const known = counts.get(key);
          if (known) known.value += count;
          else counts.set(key, { labels, value: count });
        },
      };
    },

    /** Counts durations or sizes by how large they are. */
    histogram(name: string, help: string, bounds: readonly number[]) {
      const all = new Map<string, Distribution>();
      add('histogram', name, help, () => [...all.values()].flatMap(samplesOf));
      return {
        observe(value: number, labels: Labels = {}) {
          const key = Object.values(labels).join('\n');
          const own = all.get(key) ?? {
            labels,
            bounds,
            counts: bounds.map(() => 0),
            sum: 0,
            count: 0,
          };
          all.set(key, own);
          const at = bounds.findIndex((bound) => value <= bound);
          if (at >= 0) own.counts[at] = (own.counts[at] ?? 0) + 1;
          own.sum += value;
          own.count += 1;
        },
      };
    },

    /** Something that is looked up when it is collected. */
    read: add,

    collect: (): Promise<readonly Family[]> =>
      Promise.all(
        families.map(async ({ about, read }) => {
          const samples = await Promise.resolve()
            .then(read)
            .catch(() => []);
          return { ...about, samples };
        }),
      ),
  };
}

interface Distribution {
  readonly labels: Labels;
  readonly bounds: readonly number[];
  /** How many were within each bound and above the one before. */
  readonly counts: number[];
  sum: number;
  count: number;
}

function samplesOf({ labels, bounds, counts, sum, count }: Distribution): Sample[] {
  let below = 0;
  const buckets = bounds.map((bound, at) => {
    below += counts[at] ?? 0;
    return { ending: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
  });
  return [
    ...buckets,
    { ending: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { ending: '_sum', labels, value: sum },
    { ending: '_count', labels, value: count },
  ];
}
