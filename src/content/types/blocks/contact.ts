import { blockOfKind, switchOf, text } from '../../block-fields.ts';

export const block = blockOfKind(
  'contact',
  { es: 'Datos, horario y formulario de contacto', en: 'Details, hours and contact form' },
  { text, isFormAlone: switchOf({ es: 'Solo el formulario', en: 'Just the form' }) },
);
