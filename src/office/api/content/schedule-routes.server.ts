import * as v from 'valibot';
import { collectionOf } from '../../../content/index.ts';
import type { ScheduledAction } from '../../../content/index.server.ts';
import { ApiError } from '../api-error.server.ts';
import { contentRoute } from '../route.server.ts';
import { requireConfirmed } from './confirmed-fields.server.ts';
import { known, optionsOf, writing } from './document-routes.server.ts';
import { viewOf } from './document-view.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';

/** Publishing and unpublishing at a time: set, moved, taken back. */
export function scheduleRoutes(services: ContentServices) {
  const editor = () => editorOf(services);
  return [
    contentRoute('PUT /content/:type/:id/schedules/:action', {
      needsRevision: true,
      body: v.strictObject({ at: v.pipe(v.number(), v.integer()) }),
      async handle(call) {
        const document = await known(editor(), call);
        const { id, type } = document;
        const action = actionIn(call.params);
        // What there is one of is always there.
        if (action === 'unpublish' && collectionOf(type).isSingleton)
          throw new ApiError(404, 'notFound');
        if (action === 'publish') requireConfirmed(document, call);
        await writing(() => editor().schedule(id, action, call.body.at, optionsOf(call)));
        return viewOf(editor(), await known(editor(), call));
      },
    }),
    contentRoute('DELETE /content/:type/:id/schedules/:action', {
      async handle(call) {
        const { id } = await known(editor(), call);
        await editor().unschedule(id, actionIn(call.params), { author: call.author });
        return viewOf(editor(), await known(editor(), call));
      },
    }),
  ];
}

function actionIn({ action }: Readonly<Record<'action', string>>): ScheduledAction {
  if (action === 'publish' || action === 'unpublish') return action;
  throw new ApiError(404, 'notFound');
}
