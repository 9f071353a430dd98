import { bilingual } from '../../words.ts';

export const words = bilingual({
  search: { es: 'Buscar por nombre o por lo que se ve', en: 'Search by name or by what it shows' },
  find: { es: 'Buscar fotos', en: 'Search photos' },
  show: { es: 'Mostrar', en: 'Show' },
  all: { es: 'Todas', en: 'All' },
  only: {
    unused: { es: 'Sin usar', en: 'Not used' },
    withoutAlt: { es: 'Sin descripción', en: 'Without a description' },
  },
  empty: {
    es: 'Aquí van las fotos de tus platos, tus talleres y tu gente. Sube unas cuantas: puedes soltarlas aquí todas a la vez, o hacerlas ahora con la cámara del móvil.',
    en: 'This is where the photos of your dishes, workshops and people live. Upload a few: drop them here all at once, or take them now with your phone’s camera.',
  },
  noneFound: { es: 'No hay ninguna foto así.', en: 'No photo matches.' },
  uses_one: { es: 'En {{count}} sitio', en: 'In {{count}} place' },
  uses_other: { es: 'En {{count}} sitios', en: 'In {{count}} places' },
  unused: { es: 'Sin usar', en: 'Not used' },
  noAlt: { es: 'Falta la descripción', en: 'Needs a description' },
  upload: {
    title: { es: 'Subir fotos', en: 'Upload photos' },
    choose: { es: 'Elegir fotos', en: 'Choose photos' },
    camera: { es: 'Hacer una foto', en: 'Take a photo' },
    drop: { es: 'o suéltalas aquí, todas a la vez', en: 'or drop them here, all at once' },
    hint: {
      es: 'JPG, PNG, WebP, AVIF o GIF, de hasta 15 MB cada una.',
      en: 'JPG, PNG, WebP, AVIF or GIF, up to 15 MB each.',
    },
    waiting: { es: 'En espera', en: 'Waiting' },
    done: { es: 'Subida', en: 'Uploaded' },
    known: { es: 'Ya la tenías', en: 'You already had it' },
    clear: { es: 'Quitar las terminadas', en: 'Clear the finished ones' },
    progress: { es: 'Subiendo {{name}}', en: 'Uploading {{name}}' },
    summary: { es: 'Subidas: {{done}} de {{all}}', en: 'Uploaded: {{done}} of {{all}}' },
    failures_one: { es: '{{count}} no se ha podido subir', en: '{{count}} couldn’t be uploaded' },
    failures_other: {
      es: '{{count}} no se han podido subir',
      en: '{{count}} couldn’t be uploaded',
    },
  },
  errors: {
    ownersPicture: {
      es: 'Esta foto también está en los datos del negocio, que solo puede cambiar la cuenta del dueño. No se ha cambiado nada.',
      en: 'This photo is also in the business’s details, which only the owner’s account can change. Nothing was replaced.',
    },
    emptyFile: { es: 'El archivo está vacío.', en: 'The file is empty.' },
    fileTooLarge: {
      es: 'Pesa más de 15 MB. Redúcela o hazla de nuevo con menos calidad.',
      en: 'It’s over 15 MB. Make it smaller, or take it again at a lower quality.',
    },
    tooLarge: {
      es: 'Pesa más de 15 MB. Redúcela o hazla de nuevo con menos calidad.',
      en: 'It’s over 15 MB. Make it smaller, or take it again at a lower quality.',
    },
    notAPicture: {
      es: 'No es una foto que se pueda usar: vale JPG, PNG, WebP, AVIF o GIF.',
      en: 'It isn’t a photo we can use: JPG, PNG, WebP, AVIF or GIF will do.',
    },
    hiddenContent: {
      es: 'Lleva dentro algo que no es una foto, así que no se guarda.',
      en: 'There’s something inside that isn’t a photo, so it isn’t kept.',
    },
    damagedPicture: {
      es: 'La foto está dañada y no se puede abrir.',
      en: 'The photo is damaged and can’t be opened.',
    },
    tooManyPixels: {
      es: 'Es demasiado grande: como mucho, 50 megapíxeles.',
      en: 'It’s too big: 50 megapixels at most.',
    },
    notStored: {
      es: 'No se ha podido guardar. Prueba otra vez en un momento.',
      en: 'It couldn’t be saved. Try again in a moment.',
    },
    noFiles: { es: 'No ha llegado ninguna foto.', en: 'No photo arrived.' },
    tooManyFiles: {
      es: 'Han llegado varias fotos de golpe. Prueba otra vez.',
      en: 'Several photos arrived at once. Try again.',
    },
    malformed: {
      es: 'Se ha cortado por el camino. Prueba otra vez.',
      en: 'It was cut off on the way. Try again.',
    },
    busy: {
      es: 'Hay muchas subidas a la vez. Prueba otra vez en un momento.',
      en: 'Lots of uploads are going on. Try again in a moment.',
    },
  },
  detail: {
    back: { es: 'Todas las fotos', en: 'All photos' },
    size: {
      es: '{{width}} × {{height}} px · {{kilobytes}} KB',
      en: '{{width}} × {{height}} px · {{kilobytes}} KB',
    },
    added: { es: 'Subida el {{date}}', en: 'Uploaded on {{date}}' },
    alt: { es: 'Qué se ve en la foto', en: 'What the photo shows' },
    altHelp: {
      es: 'Para quien no la ve: una frase corta, como se la contarías por teléfono. Para publicar basta con un idioma; el otro, cuando puedas.',
      en: 'For people who can’t see it: one short sentence, as you’d put it over the phone. One language is enough to publish; add the other when you can.',
    },
    altIn: { es: 'En {{language}}', en: 'In {{language}}' },
    focus: { es: 'Punto de interés', en: 'Focal point' },
    focusHelp: {
      es: 'Toca lo que no debe quedar fuera cuando la foto se recorta. Con el teclado: las flechas, y más deprisa con Mayús.',
      en: 'Tap whatever mustn’t be cut off when the photo is cropped. By keyboard: the arrow keys, faster with Shift.',
    },
    focusAt: {
      es: 'Punto de interés: {{x}} % desde la izquierda, {{y}} % desde arriba',
      en: 'Focal point: {{x}}% from the left, {{y}}% from the top',
    },
    x: { es: 'Desde la izquierda, %', en: 'From the left, %' },
    y: { es: 'Desde arriba, %', en: 'From the top, %' },
    centre: { es: 'Volver al centro', en: 'Back to the middle' },
    crops: { es: 'Así la recorta la web', en: 'How the site crops it' },
    crop: {
      banner: { es: 'Cabecera', en: 'Banner' },
      menuSection: { es: 'Sección de la carta', en: 'Menu section' },
      square: { es: 'Cuadrada', en: 'Square' },
      sharedPage: { es: 'Al compartir', en: 'When shared' },
    },
    defaultsHelp: {
      es: 'Vale en toda la web, salvo donde una página diga otra cosa de su foto.',
      en: 'It applies across the site, unless a page says otherwise about its photo.',
    },
    saidInPages: {
      es: 'Las páginas que la muestran ya dicen qué se ve. Lo que escribas aquí vale para las próximas.',
      en: 'The pages that show it already say what it shows. What you write here is for the next ones.',
    },
    saved: {
      es: 'Guardado. Las páginas que la muestran ya están al día.',
      en: 'Saved. The pages that show it are up to date.',
    },
    usedIn: { es: 'Dónde está', en: 'Where it is' },
    notUsed: { es: 'No está en ninguna página.', en: 'It isn’t on any page.' },
    stale: {
      es: 'Otra persona la ha cambiado mientras tanto.',
      en: 'Somebody else has changed it in the meantime.',
    },
    theirs: { es: 'Quedarme con lo suyo', en: 'Keep theirs' },
    mine: { es: 'Guardar lo mío', en: 'Save mine' },
    taken: { es: 'Te has quedado con lo suyo.', en: 'You’ve kept theirs.' },
    replace: { es: 'Cambiar por otra en todas partes', en: 'Replace it everywhere' },
  },
  replace: {
    title: { es: 'Cambiar la foto en todas partes', en: 'Replace the photo everywhere' },
    text_one: {
      es: 'Se cambiará en {{count}} documento, en lo publicado y en los borradores.',
      en: 'It’ll be replaced in {{count}} document, in what’s published and in drafts.',
    },
    text_other: {
      es: 'Se cambiará en {{count}} documentos, en lo publicado y en los borradores.',
      en: 'It’ll be replaced in {{count}} documents, in what’s published and in drafts.',
    },
    undo: {
      es: 'Cada documento guarda cómo estaba antes entre sus versiones.',
      en: 'Each document keeps how it was among its versions.',
    },
    usesItsAlt: {
      es: 'Usar la descripción de la foto nueva',
      en: 'Use the new photo’s description',
    },
    needsAlt: {
      es: 'La foto nueva no tiene descripción en todos los idiomas, así que se queda la de cada página.',
      en: 'The new photo isn’t described in every language, so each page keeps its own.',
    },
    go: { es: 'Cambiar', en: 'Replace' },
    done_one: { es: 'Cambiada en {{count}} documento.', en: 'Replaced in {{count}} document.' },
    done_other: { es: 'Cambiada en {{count}} documentos.', en: 'Replaced in {{count}} documents.' },
  },
  remove: {
    title: { es: 'Esta foto se está usando', en: 'This photo is in use' },
    text: {
      es: 'Para borrarla, cámbiala antes por otra o quítala de aquí:',
      en: 'To delete it, replace it with another one first, or take it out of here:',
    },
    done: { es: 'Foto borrada.', en: 'Photo deleted.' },
    undone: { es: 'La foto vuelve a estar aquí.', en: 'The photo is back.' },
  },
  picker: {
    title: { es: 'Elegir una foto', en: 'Choose a photo' },
    choose: { es: 'Elegir {{name}}', en: 'Choose {{name}}' },
  },
});
