import type { TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const PLAN = {
  ...{ day: '2030-05-04', startsAt: '13:00', endsAt: '16:00', people: 12, place: 'kiosk' },
  ...{ service: 'catering', state: 'confirmed', name: 'Lucía', menu: '', note: '' },
};
const BODY = { plan: PLAN, needs: { diets: { vegan: 2 }, allergens: {}, note: '' } };

async function group(office: TestOffice) {
  const { id } = await office.done('POST', '/calendar/groups', { body: { plan: PLAN } });
  // Changed once, so that it has an earlier revision.
  const before = await office.done('GET', `/calendar/groups/${id}`);
  const changed = { body: { plan: PLAN }, revision: before.revision };
  const { revision } = await office.done('PUT', `/calendar/groups/${id}`, changed);
  const contact = await office.submission('contact');
  return { params: { id }, others: { id: [contact, (await office.menu()).id] }, revision };
}

/** No day of a calendar. */
const day = { params: { day: '2030-05-04' }, others: { day: ['2030-02-30', '2030-5-4'] } };

export const calendarCases: RouteCases = {
  'GET /calendar/groups/:id': group,
  'PUT /calendar/groups/:id': async (office) => ({ ...(await group(office)), body: BODY }),
  async 'DELETE /calendar/groups/:id'(office) {
    const { others, ...own } = await group(office);
    // What a visitor asked for and nobody has planned is no group that could be removed.
    return { ...own, others: { id: [...others.id, await office.submission('request')] } };
  },
  'POST /calendar/groups/:id/needs/read': group,
  'GET /calendar/kitchen/:day': () => day,
  'POST /calendar/kitchen/:day/needs': () => day,
};
