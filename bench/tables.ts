import type { Figure } from './support/figure.ts';

/** How much of everything to do. */
export interface Amount {
  readonly kills: number;
  /** Factor for all other amounts, 0 to 1. */
  readonly share: number;
  /** Comma-separated parts of names of attacks or calls, to select only those. */
  readonly only?: string | undefined;
}

/** What can be run by its name; what must hold are the goals of its figures. */
export interface Entry {
  readonly what: string;
  load(): Promise<{ run(amount: Amount): Promise<Figure[]> }>;
}

/** What is measured, in this order. */
const FIGURES: Readonly<Record<string, Entry>> = {
  build: { what: 'a full build', load: () => import('./figures/build.ts') },
  start: { what: 'the first answers after a start', load: () => import('./figures/start.ts') },
  bytes: { what: 'what pages and scripts weigh', load: () => import('./figures/bytes.ts') },
  'first-view': {
    what: 'what a phone loads of the home page',
    load: () => import('./figures/first-view.ts'),
  },
  touch: {
    what: 'from a touch to its answer, for every island',
    load: () => import('./figures/touch.ts'),
  },
  paint: { what: 'the largest paint of pages', load: () => import('./figures/paint.ts') },
  throughput: {
    what: 'cached pages a second, and memory',
    load: () => import('./figures/throughput.ts'),
  },
  change: { what: 'from a change to its page', load: () => import('./figures/change.ts') },
  edge: { what: 'the site behind nginx as it is shipped', load: () => import('./figures/edge.ts') },
  scale: { what: 'pages with 10,000 posts', load: () => import('./figures/scale.ts') },
  submissions: {
    what: 'durable submissions a second, and pages meanwhile',
    load: () => import('./figures/submissions.ts'),
  },
  office: {
    what: 'the office with 10,000 submissions and posts',
    load: () => import('./figures/office.ts'),
  },
};

/** What the built site must stand, in this order. */
const FAULTS: Readonly<Record<string, Entry>> = {
  kills: {
    what: 'kill -9 under load: what was acknowledged is stored, and its emails go out',
    load: () => import('./faults/kills.ts'),
  },
  power: {
    what: 'power cuts under load: what was acknowledged is on the disk',
    load: () => import('./faults/power.ts'),
  },
  'failing-writes': {
    what: 'disk full, read-only, busy, broken: nobody gets a 201 whose submission is not stored',
    load: () => import('./faults/failing-writes.ts'),
  },
  'mail-outage': {
    what: 'mail is down for a day: all goes within five minutes of its return',
    load: () => import('./faults/mail-outage.ts'),
  },
  retries: {
    what: 'every form five times in parallel under one key: one row each',
    load: () => import('./faults/retries.ts'),
  },
  headers: {
    what: 'hostile texts in every field: no header and no recipient is added to an email',
    load: () => import('./faults/headers.ts'),
  },
  allergies: {
    what: 'a visitor’s allergies are found nowhere but encrypted in their table',
    load: () => import('./faults/allergies.ts'),
  },
  postgres: {
    what: 'PostgreSQL cut off, restarted, crashed and frozen: the site goes on and loses nothing',
    load: () => import('./faults/postgres.ts'),
  },
  many: {
    what: 'three machines behind nginx while everything fails that can',
    load: () => import('./faults/many.ts'),
  },
  bodies: {
    what: 'any body to each route that takes one: 4xx at worst',
    load: () => import('./faults/bodies.ts'),
  },
  uploads: {
    what: 'scripts, polyglots, bombs as pictures: nothing is stored as it was uploaded',
    load: () => import('./faults/uploads.ts'),
  },
  office: {
    what: 'the dearest calls of the office, many at once: a visitor does not wait',
    load: () => import('./faults/office.ts'),
  },
  hostile: {
    what: 'attacks beside a harmless bystander, who does not wait',
    load: () => import('./attacks/run.ts'),
  },
};

export const TABLES = { bench: FIGURES, torture: FAULTS };
