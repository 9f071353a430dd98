import { CompiledQuery, type Kysely, type QueryId, type RootOperationNode } from 'kysely';
import type { DatabaseKind } from '../index.server.ts';

/** How a database runs the statements of some work that name a table: the plan of each, in order. */
export async function plansOf<Tables>(
  { db, kind }: { readonly db: Kysely<Tables>; readonly kind: DatabaseKind },
  table: keyof Tables & string,
  work: (watched: Kysely<Tables>) => Promise<unknown>,
): Promise<string[]> {
  const asked: { node: RootOperationNode; queryId: QueryId }[] = [];
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push({ node, queryId });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(watched);
  const explain = kind === 'postgres' ? 'explain' : 'explain query plan';
  const plans: string[] = [];
  for (const { node, queryId } of asked) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, queryId);
    if (!text.includes(table)) continue;
    const query = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<Record<string, unknown>>(query);
    plans.push(rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n'));
  }
  return plans;
}
