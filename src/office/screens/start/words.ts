import { bilingual } from '../../words.ts';

export const words = bilingual({
  title: { es: 'Para empezar', en: 'Getting started' },
  progress: { es: 'Paso {{number}} de {{all}}', en: 'Step {{number}} of {{all}}' },
  back: { es: 'Atrás', en: 'Back' },
  skip: { es: 'Saltar', en: 'Skip' },
  next: { es: 'Publicar y seguir', en: 'Publish and go on' },
  keep: { es: 'Guardar y seguir', en: 'Save and go on' },
  leave: {
    es: 'Dejarlo para luego: lo escrito queda guardado',
    en: 'Leave it for later: what you typed is kept',
  },
  steps: {
    business: { es: 'Tu negocio', en: 'Your business' },
    hours: { es: 'Dónde y cuándo', en: 'Where and when' },
    languages: { es: 'Idiomas', en: 'Languages' },
    look: { es: 'Logotipo y colores', en: 'Logo and colours' },
    services: { es: 'Servicios', en: 'Services' },
    menu: { es: 'La carta', en: 'The menu' },
    allergens: { es: 'Alérgenos', en: 'Allergens' },
    legal: { es: 'Quién eres ante la ley', en: 'Who you are by law' },
    pictures: { es: 'Primeras fotos', en: 'First photos' },
  },
  help: {
    business: {
      es: 'Cómo se llama, qué es y cómo se te localiza. Es lo primero que se ve.',
      en: 'What it’s called, what it is and how people reach you. It’s what they see first.',
    },
    hours: {
      es: 'De aquí sale lo que la web dice: dónde estás y si está abierto.',
      en: 'The site goes by this to say where you are and whether you’re open.',
    },
    languages: {
      es: 'En cuáles se lee la web. Los textos se piden solo en estos.',
      en: 'Which ones the site is read in. Texts are asked for in these alone.',
    },
    look: {
      es: 'Sube tu logotipo y de él salen los colores. Si no tienes, elige tú.',
      en: 'Upload your logo, and the colours come from it. Without one, choose them yourself.',
    },
    services: {
      es: 'Lo que haces además de la carta. Añade los que ofrezcas; si ninguno, sigue.',
      en: 'What you do besides the menu. Add those that you offer; if none, go on.',
    },
    menu: {
      es: 'Pega la carta que ya tienes y la ordenamos en una tabla para que la corrijas.',
      en: 'Paste the menu that you have, and we’ll put it in a table for you to correct.',
    },
    allergens: {
      es: 'Plato a plato, lo que tú sabes. Nada se da por supuesto.',
      en: 'Dish by dish, what you know. Nothing is taken for granted.',
    },
    legal: {
      es: 'La ley pide que una web diga quién responde de ella. Tus textos legales ya están escritos, en general, y lo dirán solos; sin tu nombre y tu número fiscal quedan incompletos. No son los de tu país en concreto: pide a alguien que conozca su ley que los lea. Lo que no sepas, déjalo vacío.',
      en: 'The law asks a site to say who is behind it. Your legal texts are written already, in general terms, and will say it by themselves; without a name and a tax number they are incomplete. They aren’t by the law of any one country: have somebody who knows yours read them. Leave empty whatever you don’t know.',
    },
    pictures: {
      es: 'Dos o tres bastan para empezar. Las hechas con luz de día quedan mejor.',
      en: 'Two or three are enough to begin with. Daylight makes them look best.',
    },
  },
  hours: {
    where: { es: 'Dónde', en: 'Where' },
    whenHelp: {
      es: 'Si tienes más de un local, añádelos después en «Horario».',
      en: 'If you have more than one place, add the others later under “Opening hours”.',
    },
    week: { es: 'Horario de cada semana', en: 'Hours of every week' },
    opens: { es: 'Abre', en: 'Opens' },
    closes: { es: 'Cierra', en: 'Closes' },
    add: { es: 'También por la tarde', en: 'And again later' },
    addOf: { es: '{{day}}: también por la tarde', en: '{{day}}: and again later' },
    removeOf: { es: '{{day}}: quitar este tramo', en: '{{day}}: remove these hours' },
    workdays: { es: 'Igual de lunes a viernes', en: 'The same from Monday to Friday' },
  },
  languages: {
    one: {
      es: 'Esta instalación tiene un solo idioma. Quien la instaló puede añadir otros.',
      en: 'This installation has one language only. Whoever installed it can add others.',
    },
  },
  look: {
    colours: { es: 'Colores y letra', en: 'Colours and type' },
    coloursHelp: {
      es: 'Antes de publicarlos se comprueba que se lean bien, de día y de noche.',
      en: 'Before they’re public, we check that they can be read well, by day and by night.',
    },
    chosen: { es: 'Así queda', en: 'How it looks' },
    proposed: { es: 'Con los colores de tu logotipo', en: 'With your logo’s colours' },
    take: { es: 'Usar los de mi logotipo', en: 'Use my logo’s' },
    taken: { es: 'Son los colores de tu logotipo.', en: 'These are your logo’s colours.' },
    greys: {
      es: 'De este logotipo no sale ningún color. Elige los tuyos aquí arriba.',
      en: 'No colours come from this logo. Choose your own above.',
    },
    button: { es: 'Botón', en: 'Button' },
  },
  services: {
    catering: { es: 'Catering', en: 'Catering' },
    cateringHelp: {
      es: 'Llevas la comida a una celebración.',
      en: 'You take the food to a celebration.',
    },
    courses: { es: 'Talleres y cursos', en: 'Courses and workshops' },
    coursesHelp: {
      es: 'Enseñas a cocinar, con fechas o a grupos.',
      en: 'You teach cooking, on dates or to groups.',
    },
    orders: { es: 'Encargos para recoger', en: 'Orders for collection' },
    ordersHelp: {
      es: 'Te piden algo y vienen a por ello.',
      en: 'People order something and come for it.',
    },
    chef: { es: 'Chef privado', en: 'Private chef' },
    chefHelp: {
      es: 'Cocinas en casa de quien te llama.',
      en: 'You cook at the home of whoever calls you.',
    },
    groups: { es: 'Mesas y grupos', en: 'Tables and groups' },
    groupsHelp: {
      es: 'Te reservan mesa o el local entero.',
      en: 'People book a table, or the whole place.',
    },
    addOf: { es: 'Añadir: {{service}}', en: 'Add: {{service}}' },
    price: {
      es: 'Precio, si quieres que se vea. Vacío, no se ve ninguno.',
      en: 'The price, if you want it shown. Left empty, none is.',
    },
    remove: { es: 'Quitar este servicio', en: 'Remove this service' },
  },
  menu: {
    paste: { es: 'Pega aquí tu carta', en: 'Paste your menu here' },
    example: {
      es: 'ENTRANTES\nCroquetas de jamón ..... 8,50\nEnsaladilla 7\n\nPOSTRES\nFlan casero 4,50',
      en: 'STARTERS\nHam croquettes ..... 8.50\nGarden salad 7\n\nDESSERTS\nCrème caramel 4.50',
    },
    help: {
      es: 'Vale copiada de un documento, de un correo o de una hoja de cálculo. También un archivo de Excel (.xlsx), CSV o de texto.',
      en: 'Copied from a document, an email or a spreadsheet. An Excel file (.xlsx), a CSV or a text file will do as well.',
    },
    language: { es: 'Está escrita en', en: 'It’s written in' },
    read: { es: 'Leer la carta', en: 'Read the menu' },
    file: { es: 'Elegir un archivo', en: 'Choose a file' },
    nothing: {
      es: 'Aquí no se ve ningún plato. Pon cada uno en una línea, con su precio al final.',
      en: 'No dishes can be made out. Put each on a line of its own, with its price at the end.',
    },
    unreadable: {
      es: 'Ese archivo no se puede leer. Ábrelo, copia su contenido y pégalo arriba.',
      en: 'That file can’t be read. Open it, copy what’s in it and paste it above.',
    },
    cut: {
      es: 'Se han leído los primeros {{count}} platos. Pega el resto después.',
      en: 'The first {{count}} dishes were read. Paste the rest afterwards.',
    },
    found_one: {
      es: '{{count}} plato. Corrige lo que haga falta: se guarda solo.',
      en: '{{count}} dish. Correct whatever needs it: it saves itself.',
    },
    found_other: {
      es: '{{count}} platos. Corrige lo que haga falta: se guarda solo.',
      en: '{{count}} dishes. Correct whatever needs it: it saves itself.',
    },
    unpriced_one: {
      es: 'A {{count}} plato le falta el precio. Ponlo, o quita el plato, antes de seguir.',
      en: '{{count}} dish has no price. Give it one, or remove it, before you go on.',
    },
    unpriced_other: {
      es: 'A {{count}} platos les falta el precio. Ponlo, o quítalos, antes de seguir.',
      en: '{{count}} dishes have no price. Give them one, or remove them, before you go on.',
    },
    section: { es: 'Sección', en: 'Section' },
    dish: { es: 'Plato', en: 'Dish' },
    description: { es: 'Descripción', en: 'Description' },
    add: { es: 'Añadir un plato', en: 'Add a dish' },
    addTo: { es: 'Añadir un plato a {{section}}', en: 'Add a dish to {{section}}' },
    more: { es: 'Pegar más platos', en: 'Paste more dishes' },
    unnamed: { es: 'Carta', en: 'Menu' },
    slug: { es: 'carta', en: 'menu' },
  },
  allergens: {
    progress: {
      es: '{{done}} de {{all}} platos con sus alérgenos',
      en: '{{done}} of {{all}} dishes with their allergens',
    },
    before: { es: 'Plato anterior', en: 'Dish before' },
    next: { es: 'Plato siguiente', en: 'Next dish' },
    none: {
      es: 'Todavía no hay platos. Pega antes la carta.',
      en: 'There are no dishes yet. Paste the menu first.',
    },
    unsaid: {
      es: 'La carta se publica cuando todos los platos lo dicen. Hasta entonces queda guardada y nadie la ve.',
      en: 'The menu goes public once every dish says so. Until then it’s kept, and nobody sees it.',
    },
  },
  pictures: { number: { es: 'Foto {{number}}', en: 'Photo {{number}}' } },
  end: {
    title: { es: 'Tu web ya está en marcha', en: 'Your site is up and running' },
    text: {
      es: 'Lo que has publicado ya se ve. Todo se puede cambiar cuando quieras desde el menú.',
      en: 'What you’ve published can be seen now. Everything can be changed from the menu, whenever you like.',
    },
    left: { es: 'Lo que has dejado para luego', en: 'What you left for later' },
    today: { es: 'Ir a Hoy', en: 'Go to Today' },
  },
});
