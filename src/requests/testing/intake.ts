import { randomBytes } from 'node:crypto';
import { createCaptcha } from '../../captcha/index.server.ts';
import type { OpenDatabase } from '../../database/index.server.ts';
import { createFindSender, createFairScheduler } from '../../http/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import type { FormAnswer } from '../form-answer.ts';
import { createProofEffort } from '../intake/proof-effort.server.ts';
import { createSubmissionRoutes, type SubmissionRoutesOptions } from '../intake/routes.server.ts';
import { createChannelsOf } from '../delivery/channels-of.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import { DATA_KEY } from './submissions.ts';

export const SITE_URL = 'https://sobremesa.test';

/** An intake over a database, with the captcha and the limits off unless told. */
export function startIntake(
  { db }: OpenDatabase<SubmissionTables>,
  options: Partial<SubmissionRoutesOptions> = {},
) {
  const shown: FormAnswer[] = [];
  const app = createSubmissionRoutes({
    db,
    log: silentLog,
    captcha: createCaptcha({
      ...{ provider: 'off', key: randomBytes(32), siteUrl: SITE_URL },
      languages: ['es', 'en'],
    }),
    dataKey: DATA_KEY,
    languages: async () => ['es', 'en'],
    proofEffort: createProofEffort(),
    channelsOf: createChannelsOf({ copies: false }),
    mailDomain: 'sobremesa.test',
    rateLimits: false,
    blockList: [],
    throttle: 0,
    blockHeadless: false,
    onStored: () => undefined,
    cleanPicture: async (bytes) => bytes,
    siteUrl: SITE_URL,
    findSender: createFindSender([]),
    turns: createFairScheduler(),
    pages: {
      renderFormPage: (page) => {
        shown.push(page);
        return { html: `<p>${page.status}</p>`, headers: {} };
      },
      thanksPath: (kindOf, language, returnTo) => `/${language}/thanks/${kindOf}${returnTo ?? ''}`,
    },
    ...options,
  });

  /** Posts to a path of the site, from the address `peer`. */
  const send = (path: string, init: RequestInit, peer = '192.0.2.1') =>
    app.fetch(new Request(`${SITE_URL}${path}`, { method: 'POST', ...init }), {
      incoming: { socket: { remoteAddress: peer } },
    }) as Promise<Response>;

  /** Posts fields as the form's script does. */
  const json = (
    path: string,
    fields: unknown,
    headers: Record<string, string> = {},
    peer?: string,
  ) => {
    const body = JSON.stringify(fields);
    return send(path, { body, headers: { 'content-type': 'application/json', ...headers } }, peer);
  };

  return {
    /** The pages drawn for forms without JavaScript, in order. */
    shown,
    app,
    send,
    json,
    /** Posts fields that are taken as the form's script does; answers the submission's id. */
    async submit(...post: Parameters<typeof json>): Promise<string> {
      const answer = await json(...post);
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { id: string }).id;
    },
    /** Posts fields as a plain HTML form does. */
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, { body: new URLSearchParams(fields), headers }),
  };
}
