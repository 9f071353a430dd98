import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { inCurrentSchema } from '../older-forms.server.ts';
import { rewriteBodies, type Body } from './rewrite-bodies.server.ts';

/**
 * Services get addresses of their own and the blocks of their pages, with their drafts and versions;
 * the heading of the hours, which was a text of the page `daily`, becomes that of their block, and
 * `about` says which service its photos are of.
 */
export const serviceBlocks: Migration = {
  async up(db) {
    const renamed = async (id: string, slug: string | undefined) => {
      for (const table of ['documents', 'content_entries'])
        await sql`update ${sql.table(table)} set slug = ${slug ?? null} where id = ${id}`.execute(
          db,
        );
    };
    const week = await weekTitle();
    const withWeek = (body: Body): Body => withHoursTitle(inCurrentSchema(body), week);
    const withService = (body: Body): Body => ({ service: 'catering', ...body });
    const inForm = (body: Body) => (body['_type'] === 'about' ? withService(body) : withWeek(body));
    await rewriteBodies(db, inForm, {
      types: ['service', 'about'],
      changed: async ({ table, key, body }) => {
        if (table !== 'documents' || body['_type'] !== 'service') return;
        await renamed(key, (body['slug'] as { current?: string } | undefined)?.current);
      },
    });
    for (const table of ['documents', 'content_entries'])
      await sql`delete from ${sql.table(table)} where type = 'pageCopy' and kind = 'daily'`.execute(
        db,
      );

    async function weekTitle(): Promise<unknown> {
      const { rows } = await sql<{ body: string }>`select body from documents
        where type = 'pageCopy' and kind = 'daily' and state = 'published'`.execute(db);
      const { texts } = JSON.parse(rows[0]?.body ?? '{}') as { texts?: { text?: unknown }[] };
      return texts?.[0]?.text;
    }
  },
};

function withHoursTitle(body: Body, title: unknown): Body {
  const { blocks } = body as { blocks?: Body[] };
  if (!blocks || title === undefined || body['key'] !== 'daily') return body;
  return {
    ...body,
    blocks: blocks.map((one) => (one['_type'] === 'hours' ? { ...one, title } : one)),
  };
}
