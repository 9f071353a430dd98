import type { BilingualWords } from '../words.ts';

/** What several areas call the same; verbs that they share are in core.ts, below `action`. */
export const nouns = {
  email: { es: 'Correo', en: 'Email' },
  name: { es: 'Nombre', en: 'Name' },
  phone: { es: 'Teléfono', en: 'Phone' },
  people: { es: 'Personas', en: 'People' },
  service: { es: 'Servicio', en: 'Service' },
  place: { es: 'Lugar', en: 'Place' },
  total: { es: 'Total', en: 'Total' },
  day: { es: 'Día', en: 'Day' },
  month: { es: 'Mes', en: 'Month' },
  status: { es: 'Estado', en: 'Status' },
  draft: { es: 'Borrador', en: 'Draft' },
  quote: { es: 'Presupuesto', en: 'Quote' },
  group: { es: 'Grupo', en: 'Group' },
  kitchenSheet: { es: 'Hoja de cocina', en: 'Kitchen sheet' },
  inbox: { es: 'Bandeja', en: 'Inbox' },
  backup: { es: 'Copia de seguridad', en: 'Backup' },
  inSpanish: { es: 'En español', en: 'In Spanish' },
  inEnglish: { es: 'En inglés', en: 'In English' },
} satisfies BilingualWords;
