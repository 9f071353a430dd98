import * as v from 'valibot';
import {
  publicSample,
  removeSample,
  type ContentStore,
  type PictureUses,
} from '../../content/index.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { settingsRoute } from './route.server.ts';

type Services = Pick<OfficeServices, 'db' | 'content' | 'media' | 'now'>;

/** What an empty start asks of the business before anything is written. */
const business = v.strictObject({
  siteName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

/** What visitors still see of the sample business, and its end. */
export function sampleRoutes(services: Services) {
  const { db, content, now } = services;
  return [
    settingsRoute('GET /sample', {
      handle: async () => ({ types: content.store ? await publicSample(db) : [] }),
    }),
    settingsRoute('POST /sample/removal', {
      confirms: 'before',
      body: v.strictObject({ business: v.optional(business), isCopyNext: v.optional(v.boolean()) }),
      async handle({ author, body, record }) {
        const { store, pictureUses, legalPages } = content;
        if (!store || !pictureUses) throw new ApiError(409, 'contentElsewhere');
        const documents = await removeSample({ db, now }, author);
        // Of its own from the first version: an earlier one would keep the sample's pictures.
        if (body.business) await beginBusiness(store, body.business, author);
        // No site with forms is without them; a copy brings its own.
        if (!body.isCopyNext) await legalPages?.write(author);
        const pictures = await removePictures(services, pictureUses);
        await record(db, 'content.sampleRemoved', 'content', { after: { count: documents } });
        await content.catchUp();
        return { documents, pictures };
      },
    }),
  ];
}

/** The settings of a business that has only a name yet. */
async function beginBusiness(
  store: ContentStore,
  { siteName }: v.InferOutput<typeof business>,
  author: Parameters<ContentStore['publish']>[1],
): Promise<void> {
  const [_id, _type] = ['globalSettings', 'globalSettings'];
  await store.publish({ _id, _type, siteName }, author);
}

/** Removes the sample's pictures, but those that are kept with something, or that somebody has described. */
async function removePictures(
  { db, media }: Pick<Services, 'db' | 'media'>,
  uses: PictureUses,
): Promise<number> {
  const samples = await media.samplePictures();
  if (samples.length === 0) return 0;
  const rows = await db
    .selectFrom('pictures')
    .select('id')
    .where('changed_at', 'is', null)
    .where(
      'id',
      'in',
      samples.map(({ id }) => id),
    )
    .execute();
  const stored = new Set(rows.map(({ id }) => id));
  let removed = 0;
  for (const picture of samples) {
    if (!stored.has(picture.id) || (await uses.isKept(picture.ref))) continue;
    await media.removePicture(picture);
    removed += 1;
  }
  return removed;
}
