import sharp from 'sharp';
import type { Figure } from '../support/figure.ts';
import { served, type Run } from './many-run.ts';
import { openEditor, readEdited, untilShown } from './support/editor.ts';
import type { Machine } from './support/machines.ts';
import { allOf, pause } from './support/scenario.ts';

const PICTURES = 4;
/** How soon a change must show, milliseconds. */
export const SHOWN = 1_000;

/** How long a change takes to show on every machine that is up all the while, milliseconds. */
export async function publishOne({ machines, office }: Run, title: string): Promise<number[]> {
  const ready: { machine: Machine; starts: number }[] = [];
  await Promise.all(
    machines.map(async (machine) => {
      const { starts } = machine;
      if (machine.isUp() && (await readEdited(machine))) ready.push({ machine, starts });
    }),
  );
  if (!(await office.publish(title))) return [];
  const times = await Promise.all(
    ready.map(({ machine, starts }) => untilShown(machine, title, starts)),
  );
  return times.filter((time) => time !== null);
}

export function shown(when: string, changes: number, times: readonly number[]): Figure {
  return {
    name: `${when}: longest until a change showed on a machine`,
    value: Math.max(...times),
    unit: 'ms',
    goal: { atMost: SHOWN },
    note: `${changes} changes, seen ${times.length} times, ${times.filter((time) => time > SHOWN).length} of them later than that`,
  };
}

export async function publishChanges(run: Run): Promise<Figure[]> {
  const changes = Math.max(3, Math.round(20 * run.share));
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    times.push(...(await publishOne(run, `Mercado, cambio ${change}`)));
    await pause(200);
  }
  return [
    shown('quiet', changes, times),
    allOf('quiet: changes seen', times.length, changes * run.machines.length),
    ...served('changes', run.crowd),
  ];
}

/** Uploads at one machine, and asks each other one for the picture. */
export async function sharePictures(
  machines: readonly Machine[],
  cookie: string,
): Promise<Figure[]> {
  let shared = 0;
  for (let at = 0; at < PICTURES; at += 1) {
    const create = {
      width: 400,
      height: 300,
      channels: 3 as const,
      background: { r: 60 * at, g: 90, b: 20 },
    };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const from = at % machines.length;
    const address = await openEditor(machines[from]?.url ?? '', cookie).upload(
      bytes,
      `plato-${at}.jpg`,
    );
    for (const [to, { url }] of machines.entries()) {
      if (to === from) continue;
      const { pathname, search } = new URL(address, url);
      const response = await fetch(url + pathname + search);
      const size = (await response.arrayBuffer()).byteLength;
      if (response.status === 200 && size > 0) shared += 1;
    }
  }
  return [allOf('pictures read at another machine', shared, PICTURES * (machines.length - 1))];
}
