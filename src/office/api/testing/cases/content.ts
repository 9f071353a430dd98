import * as sample from '../../../../content/testing/samples.ts';
import type { TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const type = 'dailyMenu';
/** What every object has, and what is content of no type. */
const OTHER_TYPES = ['constructor', '__proto__', 'pictures'];
const VALUES = { values: { title: { es: 'Menú' }, slug: 'otro' } };

const typed = { params: { type }, others: { type: OTHER_TYPES } };

/** A published menu, and what an address may take for one. */
async function menu(office: TestOffice) {
  const { id, revision } = await office.menu();
  const [testimonial, picture] = [await office.testimonial(), await office.picture()];
  return {
    params: { type, id },
    others: {
      type: [...OTHER_TYPES, 'testimonial'],
      id: [testimonial.id, picture.id, picture.ref],
    },
    revision,
  };
}

/** A published menu with a draft. */
async function drafted(office: TestOffice) {
  const own = await menu(office);
  const { author, ...before } = { author: office.owner, expectedRevision: own.revision };
  const document = sample.menu(own.params.id, 1, { title: 'Otro' });
  const { revision } = await office.editor.saveDraft(document, { author, ...before });
  return { ...own, revision };
}

async function scheduled(office: TestOffice) {
  const own = await drafted(office);
  const { id } = own.params;
  const at = office.services.now() + 3_600_000;
  const options = { author: office.owner, expectedRevision: own.revision };
  await office.editor.schedule(id, 'publish', at, options);
  const { revision = '' } = (await office.editor.read(id)) ?? {};
  return {
    ...{ ...own, revision },
    params: { ...own.params, action: 'publish' },
    others: { ...own.others, action: ['trash', 'constructor'] },
  };
}

async function versioned(office: TestOffice) {
  const own = await drafted(office);
  const versionOf = async (id: string) => (await office.editor.versions(id)).versions[0]?.revision;
  const [elsewhere] = own.others.id;
  return {
    ...own,
    params: { ...own.params, version: (await versionOf(own.params.id)) ?? '' },
    others: { ...own.others, version: [(await versionOf(elsewhere ?? '')) ?? '', own.params.id] },
  };
}

export const contentCases: RouteCases = {
  'GET /content-types/:type': () => typed,
  'GET /content/:type': () => typed,
  'POST /content/:type': () => ({ ...typed, body: VALUES }),
  async 'POST /content/:type/order'(office) {
    const documents = [await office.menu(), await office.menu()];
    const named = documents.map(({ id, revision }) => ({ id, revision }));
    const [first] = named;
    const { id, revision } = await office.testimonial();
    return {
      params: { type },
      // Of a type that has no order of its own, and of one that has.
      others: { type: [...OTHER_TYPES, 'blog', 'testimonial'] },
      body: { documents: named },
      otherBodies: [
        { documents: [first, { id, revision }] },
        { documents: [first, { id: 'nobody', revision }] },
      ],
      staleBodies: [{ documents: [first, { ...named[1], revision: 'x' }] }],
    };
  },
  // What it names of another type, or at another revision, is refused in its answer, one by one.
  async 'POST /content/:type/bulk'(office) {
    const { id, revision } = await office.menu();
    return { ...typed, body: { action: 'trash', documents: [{ id, revision }] } };
  },
  'GET /content/:type/:id': menu,
  'PUT /content/:type/:id': async (office) => ({ ...(await drafted(office)), body: VALUES }),
  'POST /content/:type/:id/copy': menu,
  'POST /content/:type/:id/publish': drafted,
  'POST /content/:type/:id/unpublish': menu,
  'POST /content/:type/:id/discard': drafted,
  'POST /content/:type/:id/trash': menu,
  async 'POST /content/:type/:id/restore'(office) {
    const own = await menu(office);
    const options = { author: office.owner, expectedRevision: own.revision };
    const { revision } = await office.editor.trash(own.params.id, options);
    return { ...own, revision };
  },
  'GET /content/:type/:id/versions': menu,
  'GET /content/:type/:id/versions/:version': versioned,
  'POST /content/:type/:id/versions/:version/restore': versioned,
  'PUT /content/:type/:id/schedules/:action': async (office) => ({
    ...(await scheduled(office)),
    body: { at: office.services.now() + 7_200_000 },
  }),
  'DELETE /content/:type/:id/schedules/:action': scheduled,
  async 'PUT /content-words'(office) {
    const word = { key: 'common:nav.home', language: 'es' };
    await office.done('PUT', '/content-words', { body: { ...word, text: 'Casa', before: null } });
    return {
      body: { ...word, text: 'Portada', before: 'Casa' },
      staleBodies: [null, 'Otra'].map((before) => ({ ...word, text: 'Portada', before })),
    };
  },
  async 'POST /today/actions'(office) {
    const { id, revision } = await office.menu();
    // A draft is nothing to it: only what is published can be stale.
    const [published = ''] = revision.split('/');
    const price = { action: 'price', type, dish: 'tortilla', price: 9 };
    const other = await office.testimonial();
    return {
      body: { ...price, id },
      revision: published,
      takesRevision: true,
      otherBodies: [
        ...[other.id, 'nobody'].map((one) => ({ ...price, id: one })),
        { ...price, id, type: 'submenu' },
        { ...price, id, dish: 'nothing' },
      ],
    };
  },
};
