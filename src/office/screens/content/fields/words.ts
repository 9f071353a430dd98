import type { BilingualWords } from '../../../words.ts';
import { sharedWords } from '../../../app/shared-words.ts';

/** The words of a form’s fields. */
export const fieldWords = {
  fields: {
    characters: { es: '{{count}} de {{maximum}}', en: '{{count}} of {{maximum}}' },
    none: { es: 'Ninguno', en: 'None' },
    takeColor: { es: 'Usar este color: {{color}}', en: 'Use this colour: {{color}}' },
    addTo: { es: 'Añadir a «{{list}}»', en: 'Add to “{{list}}”' },
    remove: { es: 'Quitar {{title}}', en: 'Remove {{title}}' },
    up: { es: 'Subir {{title}}', en: 'Move {{title}} up' },
    down: { es: 'Bajar {{title}}', en: 'Move {{title}} down' },
    fold: { es: 'Plegar {{title}}', en: 'Fold {{title}}' },
    unfold: { es: 'Abrir {{title}}', en: 'Open {{title}}' },
    item: { es: 'Elemento {{number}}', en: 'Item {{number}}' },
    showPast_one: { es: 'Ver {{count}} día que ya pasó', en: 'Show {{count}} day that is over' },
    showPast_other: {
      es: 'Ver {{count}} días que ya pasaron',
      en: 'Show {{count}} days that are over',
    },
    hidePast: { es: 'Ocultar los que ya pasaron', en: 'Hide those that are over' },
    lines: { es: 'Una línea cada uno.', en: 'One a line.' },
    pickPicture: { es: 'Elegir foto', en: 'Choose a photo' },
    changePicture: { es: 'Cambiar foto', en: 'Change the photo' },
    picture: { es: 'Foto', en: 'Photo' },
    allNo: { es: 'El resto, no', en: 'The rest: no' },
    none14: { es: 'No lleva ninguno', en: 'It has none of them' },
    noCountry: { es: 'Ningún país con ese nombre', en: 'No country by that name' },
    noCode: { es: 'Nada con ese nombre', en: 'Nothing by that name' },
    noRegion: {
      es: 'Ninguna región con ese nombre y festivos propios',
      en: 'No region by that name with holidays of its own',
    },
    more: { es: 'Más sobre esto', en: 'More about it' },
    day: sharedWords.day,
    month: sharedWords.month,
    allergenStates: {
      yes: sharedWords.yes,
      no: sharedWords.no,
      traces: { es: 'trazas', en: 'traces' },
      unsaid: { es: '¿?', en: '?' },
    },
    weekdays: {
      1: { es: 'L', en: 'Mo' },
      2: { es: 'M', en: 'Tu' },
      3: { es: 'X', en: 'We' },
      4: { es: 'J', en: 'Th' },
      5: { es: 'V', en: 'Fr' },
      6: { es: 'S', en: 'Sa' },
      7: { es: 'D', en: 'Su' },
    },
    weekdayNames: {
      1: { es: 'Lunes', en: 'Monday' },
      2: { es: 'Martes', en: 'Tuesday' },
      3: { es: 'Miércoles', en: 'Wednesday' },
      4: { es: 'Jueves', en: 'Thursday' },
      5: { es: 'Viernes', en: 'Friday' },
      6: { es: 'Sábado', en: 'Saturday' },
      7: { es: 'Domingo', en: 'Sunday' },
    },
  },
  originals: {
    of: { es: 'Original de {{name}}', en: 'Original of {{name}}' },
    changed: { es: 'Cambiado', en: 'Changed' },
    same: { es: 'el mismo texto', en: 'the same text' },
    figures: { es: 'No puede faltar:', en: 'It has to name:' },
    isBack: {
      es: '{{name}}: vuelve a decir lo del original',
      en: '{{name}}: back to the original',
    },
  },
  figures: { insert: { es: 'Insertar un dato', en: 'Insert a detail' } },
} satisfies BilingualWords;
