import * as v from 'valibot';
import type { AdminServices } from '../../services.server.ts';
import { ApiError } from '../api-error.server.ts';
import { route } from '../route.server.ts';

const ref = v.pipe(v.string(), v.regex(/^image-[0-9a-f]{8,64}-\d{1,5}x\d{1,5}-[a-z0-9]{2,5}$/));

/** How wide a picture is in a form, device pixels. */
const WIDTH = 320;

/** The pictures that a form shows, by their references. */
export function contentPictureRoutes({ media }: Pick<AdminServices, 'media'>) {
  return [
    route('GET /content-picture', {
      needs: 'content',
      query: v.strictObject({ ref }),
      handle({ query }) {
        const location = media.addresses.url({ asset: { _ref: query.ref } }, { width: WIDTH });
        if (location === null) throw new ApiError(404, 'notFound');
        return new Response(null, { status: 302, headers: { Location: location } });
      },
    }),
  ];
}
