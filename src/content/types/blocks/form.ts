import { askedService, blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind(
  'form',
  { es: 'Formulario de solicitud', en: 'Request form' },
  { ofService: askedService },
);
