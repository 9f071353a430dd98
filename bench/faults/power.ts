import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { replay, takeSnapshot, type Disk } from '../power/disk.ts';
import { inspect, type Acknowledged, type Losses } from '../power/inspect.ts';
import { readJournal } from '../power/journal.ts';
import { visitSite, type Owner } from '../power/people.ts';
import { compileRecorder, type Recorder } from '../power/recorder.ts';
import { allOf, atLeast, none, skipped, type Figure } from '../support/figure.ts';
import { ask, statusOf } from '../../tests/support/http.ts';
import { startQuiet, type BuiltServer } from '../../tests/support/server.ts';
import { withFolder } from '../../tests/support/work.ts';
import type { Amount } from '../support/amount.ts';

/** The cut comes at a random moment within this time from when the site listens, milliseconds. */
const WINDOW = 1_600;
/** Every so many cuts an empty folder, cut off at any moment from the start of the process on. */
const FRESH_EVERY = 4;
/** Shares of what was not synced that survive a cut; one is chosen each time for names and for content. */
const SURVIVALS = [0, 0.1, 0.5, 0.9, 1] as const;
/** Bytes at which a write is torn; one is chosen each time. */
const SECTORS = [512, 4_096] as const;
/** The control: a disk that ignores syncs and keeps a quarter of the content since the last cut. */
const CONTROL = { names: 0.5, content: 0.25, sector: 4_096, honoursSyncs: false } as const;
/** The share of cuts with acknowledged submissions that must lose some of them there. */
const CONTROL_SHARE = 0.95;
/** Losses of which details are printed. */
const MOST_DETAILS = 20;

const PAGES = ['/', '/en', '/menu', '/en/contact'] as const;
/** Answered to the owner alone. */
const OFFICE_PAGE = '/api/admin/pictures?page=1&perPage=1';

/** What all cuts together have shown. */
type Count = ReturnType<typeof newCount>;

const newCount = () => ({
  ...{ cuts: 0, recorded: 0, differences: 0, unsynced: 0, submissions: 0, uploads: 0 },
  ...{ starts: 0, badPages: 0, ownersLost: 0 },
  losses: { submissions: 0, incomplete: 0, pictures: 0, emails: 0, torn: 0, corruption: 0 },
  control: { cuts: 0, losing: 0, submissions: 0, corrupt: 0 },
});

/** One folder from an empty disk on, and what was acknowledged of it. */
interface Generation extends Acknowledged {
  readonly owner: Owner;
}

export const what = 'power cuts under load: what was acknowledged is on the disk';

/**
 * Cuts the power at random moments under load: the process is killed, the disk keeps what was synced
 * and a random part of the rest, and the site starts again on that.
 */
export const run = ({ kills: cuts }: Amount): Promise<Figure[]> =>
  withFolder(async (given) => {
    const folder = realpathSync(given);
    const recorder = await compileRecorder(folder);
    if (!recorder) return skipped('it needs Linux and a C compiler (cc)');
    const cutter = createCutter(folder, recorder, cuts);
    let generation = newGeneration();
    for (let cut = 0; cut < cuts; cut += 1) {
      const isFresh = cut % FRESH_EVERY === 0;
      if (isFresh) {
        if (cut > 0) await cutter.restart(generation);
        generation = newGeneration();
        cutter.empty();
      }
      await cutter.cut(generation, isFresh);
    }
    await cutter.restart(generation);
    return figures(cutter.count, cuts);
  });

function newGeneration(): Generation {
  return { submissions: new Set(), pictures: new Set(), owner: { cookie: undefined } };
}

function createCutter(folder: string, recorder: Recorder, cuts: number) {
  const root = join(folder, 'disk');
  const data = join(root, 'data');
  const journalFile = join(folder, 'journal');
  const controlRoot = join(folder, 'control');
  const count = newCount();
  let details = 0;
  let startTime = 3_000;
  const tell = (what: string) => {
    details += 1;
    if (details <= MOST_DETAILS) console.log(`      cut ${count.cuts}: ${what}`);
  };

  const start = async (onSpawn: (kill: () => void) => void) => {
    rmSync(journalFile, { force: true });
    const begun = performance.now();
    const site = await startQuiet(data, recorder.environment(root, journalFile), onSpawn);
    startTime = performance.now() - begun;
    return site;
  };

  /** What was there before the cut is still served, and its owner let in. */
  const lookAround = async (site: BuiltServer, { pictures, owner }: Generation) => {
    count.starts += 1;
    const last = [...pictures].at(-1);
    for (const path of last === undefined ? PAGES : [...PAGES, `/images/${last}`]) {
      const status = await statusOf(site.url + path);
      if (status === 200) continue;
      count.badPages += 1;
      tell(`${path} was answered ${status}`);
    }
    const { cookie } = owner;
    if (cookie === undefined) return;
    if ((await ask(site.url, { path: OFFICE_PAGE, cookie })).status === 200) return;
    count.ownersLost += 1;
    tell('the owner is no longer let in');
  };

  /** Puts the disk as the cut left it into the place of the one that was in use, and looks at it. */
  const lose = (disk: Disk, generation: Generation, since: Acknowledged) => {
    const [names, content] = [oneOf(SURVIVALS), oneOf(SURVIVALS)];
    const sector = oneOf(SECTORS);
    const after = join(folder, 'after');
    disk.write(after, { names, content, sector, random: Math.random });
    rmSync(root, { recursive: true });
    renameSync(after, root);
    const losses = inspect(data, generation);
    for (const [kind, lines] of Object.entries(losses) as [keyof Losses, string[]][]) {
      count.losses[kind] += lines.length;
      for (const line of lines) {
        tell(`${kind}: ${line} (names ${names}, content ${content}, ${sector} B)`);
      }
    }
    // Counted once; and what is lost is not missed again after the next cut.
    for (const id of losses.submissions) generation.submissions.delete(id);
    for (const name of losses.pictures) generation.pictures.delete(name);

    if (since.submissions.size === 0) return;
    disk.write(controlRoot, { ...CONTROL, random: Math.random });
    const control = inspect(join(controlRoot, 'data'), since);
    rmSync(controlRoot, { recursive: true });
    const lost =
      control.corruption.length > 0 ? since.submissions.size : control.submissions.length;
    count.control.cuts += 1;
    count.control.submissions += lost;
    if (lost > 0) count.control.losing += 1;
    if (control.corruption.length > 0) count.control.corrupt += 1;
  };

  return {
    count,
    /** Begins on an empty disk, on which not even the data folder is. */
    empty() {
      rmSync(root, { recursive: true, force: true });
      mkdirSync(root);
    },
    /** Starts the site once more after the last cut of a folder, and stops it. */
    async restart(generation: Generation) {
      const site = await start(() => {});
      await lookAround(site, generation);
      await site.stop();
    },
    async cut(generation: Generation, isFresh: boolean) {
      const before = takeSnapshot(root);
      const since: Acknowledged = { submissions: new Set(), pictures: new Set() };
      let isCut = false;
      const cutAfter = async (wait: number, kill: () => void) => {
        await pause(wait);
        isCut = true;
        kill();
      };
      let cutting: Promise<void> | undefined;
      const site = await start((kill) => {
        if (isFresh) cutting = cutAfter(Math.random() * (startTime + WINDOW), kill);
      }).catch((error: unknown) => {
        if (!isCut) throw error;
        return null;
      });
      if (site) {
        if (!isFresh) {
          await lookAround(site, generation);
          cutting = cutAfter(Math.random() * WINDOW, () => void site.kill());
        }
        await visitSite(site, generation.owner, since);
        await site.kill();
      }
      await cutting;
      count.cuts += 1;
      count.submissions += since.submissions.size;
      count.uploads += since.pictures.size;
      for (const id of since.submissions) generation.submissions.add(id);
      for (const name of since.pictures) generation.pictures.add(name);
      // There is none if the process was killed before it began.
      const recorded = existsSync(journalFile) ? readFileSync(journalFile) : Buffer.alloc(0);
      const journal = readJournal(recorded);
      const disk = replay(before, root, journal);
      count.recorded += journal.entries.length;
      count.unsynced += disk.unsynced;
      for (const path of disk.differences(root)) {
        count.differences += 1;
        tell(`${path} is not as the journal says`);
      }
      lose(disk, generation, since);
      if (count.cuts % 20 === 0) console.log(`      ${count.cuts} of ${cuts} cuts`);
    },
  };
}

function oneOf<Value>(values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(Math.random() * values.length)] ?? values[0];
}

function figures(count: Count, cuts: number): Figure[] {
  const { losses, control } = count;
  const inNumbers = (value: number) => value.toLocaleString('en');
  return [
    allOf('power cuts', count.cuts, cuts, `one in ${FRESH_EVERY} of them on an empty disk`),
    none(
      'files other than recorded',
      count.differences,
      `${inNumbers(count.recorded)} changes and syncs, ${inNumbers(count.unsynced)} not synced at the cut`,
    ),
    none(
      'acknowledged submissions lost',
      losses.submissions,
      `${inNumbers(count.submissions)} acknowledged`,
    ),
    none('without their deliveries or a readable allergy', losses.incomplete),
    none('pictures lost that the office had acknowledged', losses.pictures, `${count.uploads}`),
    none('originals in pieces', losses.torn),
    none('emails lost that were kept as files', losses.emails),
    none('owners no longer let in', count.ownersLost),
    none('database corruption', losses.corruption),
    allOf('starts after a cut', count.starts, cuts),
    none('pages not served after it', count.badPages),
    atLeast(
      'control: cuts that lose some if the disk ignores syncs',
      control.losing,
      Math.ceil(control.cuts * CONTROL_SHARE),
      '',
      `of ${control.cuts}: ${inNumbers(control.submissions)} submissions lost, ${control.corrupt} databases corrupt`,
    ),
  ];
}
