import type { Figure } from '../support/figure.ts';
import type { Crowd } from './support/crowd.ts';
import type { Editor } from './support/editor.ts';
import type { Machine } from './support/machines.ts';
import type { Nginx } from './support/nginx.ts';
import type { PostgresCluster } from './support/postgres-cluster.ts';
import { none } from './support/scenario.ts';
import { inWords, others } from './support/visitors.ts';

/** Several machines under load, and what they share. */
export interface Run {
  readonly machines: readonly Machine[];
  readonly nginx: Nginx;
  readonly cluster: PostgresCluster;
  readonly crowd: Crowd;
  readonly office: Editor;
  readonly share: number;
}

/** What visitors were answered since this was last asked. */
export function served(when: string, crowd: Crowd): Figure[] {
  const { pages, submissions, withoutRetryAfter } = crowd.take();
  return [
    none(`${when}: pages answered other than 200`, others(pages, 200), inWords(pages)),
    none(
      `${when}: submissions neither stored nor honestly refused`,
      others(submissions, 201, 503, 429) + withoutRetryAfter,
      inWords(submissions),
    ),
  ];
}
