import { bilingual } from '../../words.ts';

export const words = bilingual({
  empty: {
    es: 'Cuando alguien rellene el formulario de opinión, aquí verás las notas, cómo cambian con los meses y lo que dice la gente.',
    en: 'Once somebody fills in the feedback form, you’ll see the scores here, how they change over the months, and what people say.',
  },
  period: { es: 'Periodo', en: 'Period' },
  periods: {
    all: { es: 'Desde el principio', en: 'From the start' },
    365: { es: 'Último año', en: 'Last year' },
    90: { es: 'Últimos 90 días', en: 'Last 90 days' },
  },
  count_one: { es: '{{count}} opinión', en: '{{count}} response' },
  count_other: { es: '{{count}} opiniones', en: '{{count}} responses' },
  average: { es: 'Nota media', en: 'Average score' },
  return: { es: 'Volverían', en: 'Would come back' },
  recommend: { es: 'Nos recomendarían', en: 'Would recommend us' },
  of: { es: '{{yes}} de {{total}}', en: '{{yes}} of {{total}}' },
  byCategory: { es: 'Por categoría', en: 'By category' },
  byMonth: { es: 'Mes a mes', en: 'Month by month' },
  category: { es: 'Categoría', en: 'Category' },
  answers: { es: 'Opiniones', en: 'Responses' },
  score: { es: 'Cuántos dieron un {{score}}', en: 'How many gave a {{score}}' },
  comments: { es: 'Lo que dicen', en: 'What they say' },
  noComments: {
    es: 'Nadie ha dejado un comentario todavía.',
    en: 'Nobody has left a comment yet.',
  },
  make: { es: 'Hacer testimonio', en: 'Make a testimonial' },
  testimonial: {
    title: { es: 'Testimonio para la web', en: 'Testimonial for the site' },
    hint: {
      es: 'Se guarda como borrador en Contenido. Solo con el permiso de quien lo escribió: anotamos cómo y cuándo lo dio.',
      en: 'It’s kept as a draft under Content. Only with its author’s permission: we write down how and when they gave it.',
    },
    author: { es: 'Firma', en: 'Signed' },
    kind: { es: 'De qué habla', en: 'What it is about' },
    how: { es: 'Cómo dio permiso', en: 'How they agreed' },
    ways: {
      email: { es: 'Por correo', en: 'By email' },
      phone: { es: 'Por teléfono', en: 'By phone' },
      inPerson: { es: 'En persona', en: 'In person' },
      inFeedback: { es: 'Lo dice en su opinión', en: 'They say so in their feedback' },
    },
    consent: {
      es: 'Quien lo escribió ha dado permiso para que salga en la web con esta firma.',
      en: 'The author has agreed to this being on the site with this name.',
    },
    save: { es: 'Guardar borrador', en: 'Save the draft' },
    saved: { es: 'Testimonio guardado como borrador', en: 'Testimonial saved as a draft' },
  },
});
