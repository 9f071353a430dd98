import { allergensOf } from '../../src/content/testing/samples.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { serviceOf } from '../../src/office/start/patterns.ts';
import { dit, EVERY_DAY, type OwnBusiness, type Values } from './business.ts';

export const SCHOOL = 'Escola Rovell';

/**
 * A cooking school in Girona that teaches in Catalan first, and in Spanish, made through the office from nothing; answers
 * the ids of its services.
 */
export async function makeSchool({ publish, picture }: OwnBusiness, look: Values) {
  const photo = { ...(await picture('#3a6b45')), alt: dit('Una olla', 'Una olla') };
  await publish('globalSettings', {
    ...{ siteName: SCHOOL, businessType: 'LocalBusiness' },
    ...{ defaultLanguage: 'ca', languages: ['es'] },
    siteDescription: dit('Escola de cuina a Girona.', 'Escuela de cocina en Girona.'),
    contactInfo: {
      ...{ email: 'hola@rovell.example', phone: '+34 972 000 003' },
      address: dit('Carrer de la Força 3, Girona', 'Calle de la Força 3, Girona'),
      postalAddress: { street: 'Carrer de la Força 3', locality: 'Girona', country: 'ES' },
    },
    emails: { replyTo: 'hola@rovell.example', noticesTo: 'avisos@rovell.example' },
    holidays: { country: 'ES', region: 'CT' },
  });
  await publish('look', { ...look, fonts: 'classic', pattern: 'tile' });
  await publish('openingHours', {
    places: [
      {
        ...{ _key: 'a', key: 'aula', isMain: true, name: dit('L’aula', 'El aula') },
        weekly: [{ _key: 'a', days: EVERY_DAY, opens: '10:00', closes: '20:00' }],
      },
    ],
  });
  const courses = await publish('service', {
    ...serviceOf('courses', { languages: ['ca', 'es'], displayOrder: 1 }),
    ...{ title: dit('Cursos', 'Cursos'), summary: dit('Cuina amb nosaltres.', 'Cocina.') },
    ...{ place: 'aula', slug: 'cursos', hero: photo, needsNotice: false },
    prices: [{ _key: 'a', key: 'a', label: dit('Curs', 'Curso'), from: 45, per: 'person' }],
    asks: { company: 'no', lastName: 'asked', requestedDate: 'asked', requestedTime: 'no' },
    questions: [
      { _key: 'a', key: 'level', kind: 'text', label: dit('Nivell', 'Nivel'), isRequired: true },
    ],
  });
  const paella = await publish('workshop', {
    ...{
      kind: courses,
      slug: 'arros',
      title: dit('Arròs', 'Arroz'),
      images: [{ ...photo, _key: 'a' }],
    },
    ...{ summary: dit('Arrossos.', 'Arroces.'), description: dit('Tres.', 'Tres.') },
    ...{ durationMinutes: 180, schedule: dit('Dissabtes', 'Sábados'), pricePerPerson: 45 },
    ...{ ages: dit('Adults', 'Adultos'), inclusions: { ca: ['Sopar'], es: ['Cena'] } },
    ...{ pricing: { ca: ['45 €'], es: ['45 €'] }, isActive: true, displayOrder: 1 },
    ...{ paymentNote: dit('Abans.', 'Antes.'), reservationNote: dit('Per correu.', 'Correo.') },
  });
  await publish('workshopDate', {
    ...{ workshop: { _type: 'reference', _ref: paella }, startsAt: '18:00', seats: 8 },
    ...{ date: addDays(businessDay(new Date()), 30), isActive: true },
  });
  await publish('service', {
    ...serviceOf('groups', { languages: ['ca', 'es'], displayOrder: 2 }),
    ...{
      title: dit('Grups', 'Grupos'),
      summary: dit('Veniu.', 'Venid.'),
      slug: 'grups',
      prices: [],
    },
  });
  await publish('testimonial', {
    ...{ kind: courses, author: 'Núria', quote: dit('Molt bé', 'Muy bien'), isActive: true },
    displayOrder: 1,
  });
  await publish('question', {
    ...{ question: dit('On sou?', '¿Dónde estáis?'), answer: dit('A Girona.', 'En Girona.') },
    ...{ places: ['home', 'contact', courses], isActive: true, displayOrder: 1 },
  });
  await publish('dailyMenu', {
    ...{ title: dit('Carta', 'Carta'), slug: 'carta', isActive: true, displayOrder: 1 },
    items: [
      {
        ...{ _key: 'a', key: 'coca', names: dit('Coca de recapte', 'Coca'), price: 6 },
        allergens: allergensOf({ gluten: 'yes' }),
      },
    ],
  });
  await publish('galleryPicture', { image: photo, displayOrder: 1 });
  await publish('blog', {
    ...{ title: dit('Temporada', 'Temporada'), slug: 'temporada', description: dit('A', 'A') },
    publishedAt: '2026-03-30T08:00:00.000Z',
  });
  return { courses };
}
