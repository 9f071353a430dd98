import type { TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const DETAILS = { alt: { es: 'Un jamón', en: 'A ham' }, focalPoint: null };

/** A picture, and what an address may take for one. */
async function picture(office: TestOffice) {
  const { id, ref } = await office.picture();
  return { params: { id }, others: { id: [ref, (await office.menu()).id] } };
}

export const pictureCases: RouteCases = {
  'GET /pictures/:id': picture,
  async 'PUT /pictures/:id'(office) {
    const one = await picture(office);
    const { revision } = await office.done('GET', `/pictures/${one.params.id}`);
    return { ...one, body: DETAILS, revision };
  },
  async 'POST /pictures/:id/replacement'(office) {
    const one = await picture(office);
    await office.galleryPicture(one.others.id[0] ?? '');
    const to = await office.picture();
    const otherBodies = [...one.others.id, 'nobody', one.params.id].map((by) => ({
      by,
      usesItsAlt: true,
    }));
    return { ...one, body: { by: to.id, usesItsAlt: true }, otherBodies };
  },
  'DELETE /pictures/:id': picture,
  async 'POST /pictures/:id/restore'(office) {
    const one = await picture(office);
    await office.done('DELETE', `/pictures/${one.params.id}`);
    return one;
  },
};
