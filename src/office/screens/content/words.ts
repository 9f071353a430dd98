import { bilingual } from '../../words.ts';
import { sharedWords } from '../../app/shared-words.ts';
import { panelWords } from './panel-words.ts';
import { richTextWords } from './rich-text-words.ts';
import { fieldWords } from './fields/words.ts';
import { wordingWords } from './wording-words.ts';

export const words = bilingual({
  ...fieldWords,
  ...richTextWords,
  ...panelWords,
  ...wordingWords,
  empty: {
    es: 'Todavía no hay nada. Lo que añadas se guarda como borrador, y nadie lo ve hasta que lo publiques.',
    en: 'There’s nothing yet. What you add is kept as a draft, and nobody sees it until you publish it.',
  },
  noMatch: { es: 'Nada coincide con lo que buscas.', en: 'Nothing matches your search.' },
  elsewhere: {
    title: { es: 'El contenido se edita en otro sitio', en: 'The content is edited elsewhere' },
    text: {
      es: 'Esta web lee sus textos, cartas y fotos de otro editor. Cámbialos allí y aquí se verán en un momento. Lo demás de la trastienda funciona como siempre.',
      en: 'This site reads its texts, menus and photos from another editor. Change them there and they’ll show here in a moment. The rest of the back office works as usual.',
    },
    link: { es: 'Abrir el editor', en: 'Open the editor' },
  },
  count_one: { es: '{{count}} documento', en: '{{count}} document' },
  count_other: { es: '{{count}} documentos', en: '{{count}} documents' },
  drafts_one: { es: '{{count}} borrador', en: '{{count}} draft' },
  drafts_other: { es: '{{count}} borradores', en: '{{count}} drafts' },
  begin: {
    text: {
      es: 'Aún no has cambiado nada de esto: la web muestra lo de siempre. Lo que escribas se guarda como borrador hasta que lo publiques.',
      en: 'You haven’t changed any of this yet: the site shows what it always does. What you write is kept as a draft until you publish it.',
    },
    action: { es: 'Empezar', en: 'Start' },
  },
  hidden: { es: 'No visible', en: 'Not shown' },
  filters: {
    state: { es: 'Estado', en: 'State' },
    all: { es: 'Todos', en: 'All' },
    byOrder: { es: 'Como en la web', en: 'As on the site' },
    byTitle: { es: 'Por título', en: 'By title' },
    byDate: { es: 'Por fecha', en: 'By date' },
    byChange: { es: 'Último cambio', en: 'Last changed' },
  },
  states: {
    published: { es: 'Publicado', en: 'Published' },
    changed: { es: 'Con cambios', en: 'Has changes' },
    draft: sharedWords.draft,
    scheduled: { es: 'Programado', en: 'Scheduled' },
    failed: { es: 'No se pudo', en: 'Couldn’t be done' },
    trashed: { es: 'Papelera', en: 'Bin' },
  },
  order: {
    handle: {
      es: 'Mover {{title}}: flechas arriba y abajo',
      en: 'Move {{title}}: arrow keys up and down',
    },
    moved: {
      es: '{{title}}: puesto {{place}} de {{total}}',
      en: '{{title}}: place {{place}} of {{total}}',
    },
    saved: { es: 'Orden guardado', en: 'Order saved' },
    help: {
      es: 'Para cambiar el orden, arrastra el asa, tócala o usa las flechas.',
      en: 'To change the order, drag the handle, tap it or use the arrow keys.',
    },
  },
  actions: {
    publish: { es: 'Publicar', en: 'Publish' },
    unpublish: { es: 'Quitar de la web', en: 'Take off the site' },
    schedule: { es: 'Programar', en: 'Schedule' },
    discard: { es: 'Descartar cambios', en: 'Discard changes' },
    versions: { es: 'Versiones', en: 'Versions' },
    copy: { es: 'Copiar', en: 'Copy' },
    trash: { es: 'A la papelera', en: 'Move to the bin' },
    restore: { es: 'Recuperar', en: 'Restore' },
    preview: { es: 'Vista previa', en: 'Preview' },
    more: { es: 'Más acciones', en: 'More actions' },
    moreWith: { es: 'Más acciones con {{title}}', en: 'More actions for {{title}}' },
    backToList: { es: 'Volver a la lista', en: 'Back to the list' },
  },
  done: {
    publish: { es: 'Publicado: ya se ve en la web.', en: 'Published: it’s on the site now.' },
    published: { es: 'Publicado.', en: 'Published.' },
    unseen: {
      es: 'Pero su página todavía no se abre: de momento no se ve.',
      en: 'But its page doesn’t open yet, so it can’t be seen for now.',
    },
    unasked: {
      es: 'No se ha podido comprobar si ya se ve.',
      en: 'We couldn’t check whether it’s visible yet.',
    },
    scheduled: {
      es: 'Programado para el {{at}}: se publica solo.',
      en: 'Scheduled: it goes live by itself on {{at}}.',
    },
    unpublish: {
      es: 'Ya no se ve en la web. Sigue aquí como borrador.',
      en: 'It’s off the site. It’s still here as a draft.',
    },
    discard: { es: 'Cambios descartados.', en: 'Changes discarded.' },
    trash: { es: 'En la papelera durante 30 días.', en: 'In the bin for 30 days.' },
    restore: { es: 'Recuperado.', en: 'Restored.' },
    copy: { es: 'Copiado como borrador.', en: 'Copied as a draft.' },
    removed: { es: '{{title}}: quitado', en: '{{title}}: removed' },
  },
  bulk: {
    select: { es: 'Seleccionar la página', en: 'Select the page' },
    selectOne: { es: 'Seleccionar {{title}}', en: 'Select {{title}}' },
    publish_one: { es: 'Publicado.', en: 'Published.' },
    publish_other: { es: '{{count}} publicados.', en: '{{count}} published.' },
    putOff_one: {
      es: 'Uno se publicará solo el día que pone su fecha.',
      en: 'One goes live by itself on its own date.',
    },
    putOff_other: {
      es: '{{count}} se publicarán solos el día que pone su fecha.',
      en: '{{count}} go live by themselves on their own dates.',
    },
    unpublish_one: { es: 'Ya no se ve en la web.', en: 'It’s off the site.' },
    unpublish_other: {
      es: '{{count}} ya no se ven en la web.',
      en: '{{count}} are off the site.',
    },
    trash_one: { es: 'En la papelera durante 30 días.', en: 'In the bin for 30 days.' },
    trash_other: {
      es: '{{count}} en la papelera durante 30 días.',
      en: '{{count}} in the bin for 30 days.',
    },
    restore_one: { es: 'Recuperado.', en: 'Restored.' },
    restore_other: { es: '{{count}} recuperados.', en: '{{count}} restored.' },
    refused_one: { es: 'Con uno no se ha podido', en: 'One couldn’t be done' },
    refused_other: { es: 'Con {{count}} no se ha podido', en: '{{count}} couldn’t be done' },
    lacks: { es: 'Hay que corregir: {{names}}.', en: 'To put right: {{names}}.' },
    doubtful: {
      es: 'Míralo antes: hay un precio que parece un error, los idiomas no dicen lo mismo o un texto nombra algo que está vacío.',
      en: 'Have a look first: a price looks like a slip, the languages differ, or a text names something that is empty.',
    },
  },
  notSeen: {
    inactive: {
      es: 'No se ve en la web: «Visible» está sin marcar.',
      en: 'It isn’t on the site: “Shown” is off.',
    },
    coming: {
      es: 'Aún no se ve en la web: todavía no ha empezado.',
      en: 'It isn’t on the site yet: it hasn’t begun.',
    },
    over: {
      es: 'Ya no se ve en la web: su fecha ha pasado.',
      en: 'It is no longer on the site: its date has passed.',
    },
    endsFirst: {
      es: 'No se ve en la web: acaba antes de empezar.',
      en: 'It isn’t on the site: it ends before it begins.',
    },
    empty: {
      es: 'No se ve en la web: no tiene platos.',
      en: 'It isn’t on the site: it has no dishes.',
    },
    workshop: {
      es: 'No se ve en la web: su taller no está publicado o no está visible.',
      en: 'It isn’t on the site: its workshop isn’t published or isn’t shown.',
    },
  },
  unchanged: { es: 'Sin cambios por publicar', en: 'No changes to publish' },
  languages: {
    es: { es: 'español', en: 'Spanish' },
    en: { es: 'inglés', en: 'English' },
    ca: { es: 'catalán', en: 'Catalan' },
    gl: { es: 'gallego', en: 'Galician' },
    eu: { es: 'euskera', en: 'Basque' },
    pt: { es: 'portugués', en: 'Portuguese' },
    fr: { es: 'francés', en: 'French' },
    it: { es: 'italiano', en: 'Italian' },
    de: { es: 'alemán', en: 'German' },
    nl: { es: 'neerlandés', en: 'Dutch' },
    sv: { es: 'sueco', en: 'Swedish' },
    da: { es: 'danés', en: 'Danish' },
    pl: { es: 'polaco', en: 'Polish' },
    ro: { es: 'rumano', en: 'Romanian' },
    ar: { es: 'árabe', en: 'Arabic' },
  },
  problems: {
    title: { es: 'Para publicar falta:', en: 'Before it can be published:' },
    general: { es: 'Revisa este campo.', en: 'Have a look at this field.' },
    required: { es: 'Hay que rellenarlo.', en: 'It has to be filled in.' },
    allergens: {
      es: 'Di algo de los catorce alérgenos.',
      en: 'Say something of all fourteen allergens.',
    },
    number: { es: 'Pon un número.', en: 'Enter a number.' },
    amount: {
      es: 'Pon un precio, como {{price}}.',
      en: 'Enter a price, such as {{price}}.',
    },
    min_value: { es: 'Es demasiado poco.', en: 'It’s too little.' },
    max_value: { es: 'Es demasiado.', en: 'It’s too much.' },
    min_length: { es: 'Hay que rellenarlo.', en: 'It has to be filled in.' },
    max_length: { es: 'Es demasiado largo.', en: 'It’s too long.' },
    iso_date: { es: 'Pon una fecha.', en: 'Enter a date.' },
    iso_time: { es: 'Pon una hora.', en: 'Enter a time.' },
    regex: { es: 'No está escrito como se espera.', en: 'It isn’t written as expected.' },
    picklist: { es: 'Elige uno.', en: 'Choose one.' },
    wording: {
      es: 'Deja lo que va entre corchetes como en el original.',
      en: 'Keep what is in brackets as in the original.',
    },
    placeholders: {
      es: 'Falta {{names}}: el texto tiene que nombrarlo.',
      en: 'It leaves out {{names}}, which this text has to name.',
    },
    check: {
      es: 'Solo puede nombrar las cifras que la web conoce.',
      en: 'It may only name figures that the site knows.',
    },
    check_items: { es: 'Tres fotos como mucho.', en: 'Three photos at most.' },
    altText: {
      es: 'Di qué se ve en la foto, en un idioma al menos ({{language}}).',
      en: 'Say what the photo shows, in one language at least ({{language}}).',
    },
    contrast: {
      es: 'No se leería bien. El color más parecido que sí se lee: {{color}}.',
      en: 'It would be hard to read. The nearest colour that can be read: {{color}}.',
    },
    over: { es: 'Ya ha pasado: no se vería.', en: 'It has passed: nobody would see it.' },
    endsFirst: {
      es: 'Acaba antes de empezar: no se vería.',
      en: 'It ends before it begins: nobody would see it.',
    },
    closesFirst: {
      es: 'Tiene que abrir antes de cerrar. Si cierras después de medianoche, parte la noche en dos: hasta las 0:00, y desde las 0:00 del día siguiente.',
      en: 'It has to open before it closes. If you close after midnight, split the night in two: until midnight, and from midnight on the next day.',
    },
    empty: { es: 'Sin ningún plato no se ve.', en: 'Without any dishes it isn’t shown.' },
    address: {
      es: 'No puede llevar barras ni ser solo puntos: la página no se abriría.',
      en: 'It can’t have slashes or be dots alone: the page wouldn’t open.',
    },
    sitesOwn: {
      es: 'Esa dirección ya es de otra página de la web. Elige otra.',
      en: 'Another page of the site has this address already. Choose another.',
    },
    far: { es: 'Como mucho, a dos años vista.', en: 'Two years from now at most.' },
    laterDate: {
      es: 'Esta fecha es posterior a la hora de publicar: ponla antes, o déjala vacía.',
      en: 'This date is later than the time of publishing: set it earlier, or leave it empty.',
    },
    taken: {
      es: 'Ya lo tiene «{{name}}». Elige otro, o quita aquel de la web.',
      en: '“{{name}}” has it already. Choose another, or take that one off the site.',
    },
    installed: {
      es: 'Esta web solo tiene estos idiomas: {{languages}}.',
      en: 'This site only has these languages: {{languages}}.',
    },
  },
  translations: {
    help: {
      es: 'Mientras falta un idioma, en la web se lee el otro. Lo que escribes aquí se guarda como borrador hasta que lo publiques.',
      en: 'While a language is missing, the site shows the other. What you type here is kept as a draft until you publish it.',
    },
    none: {
      es: 'No hay nada por traducir: todo está en todos los idiomas.',
      en: 'Nothing to translate: everything is in every language.',
    },
    texts: { es: 'Textos ({{count}})', en: 'Texts ({{count}})' },
    pictures: { es: 'Lo que se ve en las fotos ({{count}})', en: 'What photos show ({{count}})' },
    words: { es: 'Palabras de la web ({{count}})', en: 'Words on the site ({{count}})' },
    publishAll: {
      es: 'Publicar los {{count}} ya traducidos',
      en: 'Publish the {{count}} that are translated',
    },
    published: { es: '{{name}}: publicado.', en: '{{name}}: published.' },
    others: {
      es: 'Se publica también lo demás que cambiaste: {{names}}.',
      en: 'What else you changed is published too: {{names}}.',
    },
  },
});
