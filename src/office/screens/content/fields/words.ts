import type { BilingualWords } from '../../../words.ts';
import { nouns } from '../../../app/words/nouns.ts';

/** The words of a form’s fields. */
export const fieldWords = {
  fields: {
    characters: { es: '{{count}} de {{maximum}}', en: '{{count}} of {{maximum}}' },
    atLeast: { es: 'al menos {{minimum}}', en: 'at least {{minimum}}' },
    choose: { es: 'Elegir', en: 'Choose' },
    none: { es: 'Ninguno', en: 'None' },
    add: { es: 'Añadir', en: 'Add' },
    addTo: { es: 'Añadir a {{list}}', en: 'Add to {{list}}' },
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
    referenceSearch: { es: 'Buscar por nombre', en: 'Search by name' },
    pickPicture: { es: 'Elegir foto', en: 'Choose a photo' },
    changePicture: { es: 'Cambiar foto', en: 'Change the photo' },
    picture: { es: 'Foto', en: 'Photo' },
    allNo: { es: 'El resto, no', en: 'The rest: no' },
    unsaid: { es: 'sin decir', en: 'not said' },
    day: nouns.day,
    month: nouns.month,
    allergenStates: {
      yes: { es: 'Sí', en: 'Yes' },
      no: { es: 'No', en: 'No' },
      traces: { es: 'Trazas', en: 'Traces' },
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
} satisfies BilingualWords;
