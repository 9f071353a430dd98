import { formOfCollection } from './collection-form.ts';
import type { Bilingual } from './types/field.ts';

/** What texts may name that no field is called. */
const OTHERS: Readonly<Record<string, Bilingual>> = {
  siteName: { es: 'Nombre del negocio', en: 'Name of the business' },
  siteUrl: { es: 'Dirección de la web', en: 'Web address' },
  address: { es: 'Dirección del negocio', en: 'Address of the business' },
  email: { es: 'Correo', en: 'Email' },
  phone: { es: 'Teléfono', en: 'Phone' },
  requestRetention: { es: 'Cuánto se guardan las solicitudes', en: 'How long requests are kept' },
  contactRetention: { es: 'Cuánto se guardan los mensajes', en: 'How long messages are kept' },
  feedbackRetention: { es: 'Cuánto se guardan las opiniones', en: 'How long feedback is kept' },
  pricePerPerson: { es: 'Precio por persona', en: 'Price per person' },
};

/** What the figures are called that texts name in `{{placeholders}}`, by their placeholders. */
export function figureNames(): Readonly<Record<string, Bilingual>> {
  const fields = [...formOfCollection('bookingTerms'), ...formOfCollection('legalIdentity')];
  return {
    ...Object.fromEntries(
      fields.filter(({ isLocalized }) => !isLocalized).map(({ name, label }) => [name, label]),
    ),
    ...OTHERS,
  };
}
