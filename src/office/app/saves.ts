/** The last save under way of each record, by the path of its route. */
const saves = new Map<string, Promise<unknown>>();

/** Saves once what is being saved of the record has ended: on a slow line the older one might come last. */
export function inTurn<Saved>(path: string, save: () => Promise<Saved>): Promise<Saved> {
  const saved = (saves.get(path) ?? Promise.resolve()).then(save);
  const ended = saved
    .catch(() => undefined)
    .then(() => {
      if (saves.get(path) === ended) saves.delete(path);
    });
  saves.set(path, ended);
  return saved;
}

/** Waits until nothing of the record is being saved. */
export async function saved(path: string): Promise<void> {
  await saves.get(path);
}
