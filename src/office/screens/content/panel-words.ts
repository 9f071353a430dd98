import type { BilingualWords } from '../../words.ts';
import { sharedWords } from '../../app/shared-words.ts';

/** The words of what opens beside or over a form. */
export const panelWords = {
  doubts: {
    title: { es: 'Antes de publicar, mira esto', en: 'Before you publish, look at this' },
    text: {
      es: 'No impide publicar, pero quizá se te ha pasado.',
      en: 'It won’t stop you publishing, but it may have slipped your mind.',
    },
    missing: { es: 'Falta en {{language}}', en: 'Missing in {{language}}' },
    unsaid: {
      es: 'Nombra algo que está vacío ({{figures}}): en su lugar se lee «[…]».',
      en: 'Names something that is empty ({{figures}}): “[…]” is read in its place.',
    },
    prices: { es: 'Precios distintos', en: 'Different prices' },
    percentages: { es: 'Porcentajes distintos', en: 'Different percentages' },
    dates: { es: 'Fechas distintas', en: 'Different dates' },
    times: { es: 'Horas distintas', en: 'Different times' },
    numbers: { es: 'Números distintos', en: 'Different numbers' },
    links: { es: 'Enlaces distintos', en: 'Different links' },
    placeholders: {
      es: 'Datos que se rellenan solos distintos',
      en: 'Different details that fill themselves in',
    },
    only: { es: '{{language}}: {{figures}}', en: '{{language}}: {{figures}}' },
    some_one: {
      es: '{{count}} cosa que mirar en los textos',
      en: '{{count}} thing to check in the texts',
    },
    some_other: {
      es: '{{count}} cosas que mirar en los textos',
      en: '{{count}} things to check in the texts',
    },
    publishAnyway: { es: 'Publicar así', en: 'Publish as it is' },
    scheduleAnyway: { es: 'Programar así', en: 'Schedule as it is' },
    back: { es: 'Volver a mirar', en: 'Look again' },
  },
  conflict: {
    title: { es: 'Dos personas, un documento', en: 'Two people, one document' },
    text: {
      es: '{{who}} ha guardado mientras escribías. No se ha perdido nada: de lo que se ha cambiado en los dos sitios, elige con qué te quedas.',
      en: '{{who}} saved while you were typing. Nothing is lost: of what you have both changed, choose what to keep.',
    },
    somebody: { es: 'Otra persona', en: 'Somebody else' },
    ownTitle: { es: 'Lo tienes abierto en dos sitios', en: 'You have it open in two places' },
    ownText: {
      es: 'Has guardado este documento en otra ventana o en otro dispositivo. No se ha perdido nada: de lo que has cambiado en los dos sitios, elige con qué te quedas.',
      en: 'You saved this document in another window or on another device. Nothing is lost: of what you changed in both places, choose what to keep.',
    },
    taken: {
      es: 'Además ha cambiado allí, y así se queda: {{names}}.',
      en: 'This changed there too, and stays that way: {{names}}.',
    },
    joined: {
      es: '{{who}} ha cambiado a la vez: {{names}}. Ya está aquí, con lo tuyo.',
      en: '{{who}} changed this at the same time: {{names}}. It is here now, with what is yours.',
    },
    ownJoined: {
      es: 'En otra ventana cambiaste: {{names}}. Ya está aquí, con lo de esta.',
      en: 'You changed this in another window: {{names}}. It is here now, with what you typed.',
    },
    choose: { es: 'Elige una de las dos.', en: 'Choose one of the two.' },
    removed: { es: '(quitado)', en: '(removed)' },
    saved: { es: 'Lo guardado allí', en: 'Saved there' },
    here: { es: 'Lo de aquí', en: 'In this window' },
    mine: { es: 'Lo tuyo', en: 'Yours' },
    theirs: { es: 'Lo suyo', en: 'Theirs' },
    nothing: { es: '(vacío)', en: '(empty)' },
    form: {
      es: 'Dice lo mismo: cambia la forma o a dónde lleva un enlace.',
      en: 'The words are the same: the format or where a link goes is different.',
    },
    save: { es: 'Guardar lo elegido', en: 'Save what I chose' },
    trashed: {
      es: 'Está en la papelera. Recupéralo para seguir.',
      en: 'It’s in the bin. Restore it to go on.',
    },
    trashedMeanwhile: {
      es: 'Mientras escribías ha ido a la papelera. Recupéralo para seguir: lo que has escrito no se pierde.',
      en: 'It went to the bin while you were typing. Restore it to go on: what you typed is kept.',
    },
  },
  versions: {
    current: { es: 'En la web ahora', en: 'On the site now' },
    published: { es: 'Estuvo publicada', en: 'Was published' },
    draft: sharedWords.draft,
    same: { es: 'Igual que ahora.', en: 'The same as now.' },
    changes: { es: 'Qué cambia si vuelves a ella', en: 'What changes if you go back to it' },
    now: { es: 'Ahora', en: 'Now' },
    then: { es: 'Entonces', en: 'Then' },
    restore: { es: 'Recuperar como borrador', en: 'Restore as a draft' },
    restored: { es: 'Recuperada como borrador.', en: 'Restored as a draft.' },
    unknown: { es: 'sin nombre', en: 'no name' },
    empty: {
      es: 'Cuando publiques un cambio, lo anterior se guardará aquí.',
      en: 'Once you publish a change, what was there before is kept here.',
    },
  },
  schedule: {
    publishAt: { es: 'Publicar el', en: 'Publish on' },
    unpublishAt: { es: 'Quitar de la web el', en: 'Take off the site on' },
    take: { es: 'Cancelar', en: 'Cancel it' },
    is: {
      publish: { es: 'Se publica el {{at}}', en: 'Goes live on {{at}}' },
      unpublish: { es: 'Se quita el {{at}}', en: 'Comes off on {{at}}' },
    },
    failed: {
      invalid: {
        es: 'El {{at}} no se pudo publicar: había algo que corregir.',
        en: 'It couldn’t be published on {{at}}: something needed correcting.',
      },
      trashed: {
        es: 'El {{at}} no se pudo: estaba en la papelera.',
        en: 'It couldn’t be done on {{at}}: it was in the bin.',
      },
    },
    help: {
      es: 'Se publica el borrador tal como esté en ese momento. Es la hora del negocio.',
      en: 'The draft is published as it is at that moment. The time is the business’s own.',
    },
    past: { es: 'Esa hora ya ha pasado.', en: 'That time has passed.' },
  },
  preview: {
    phone: { es: 'Móvil', en: 'Phone' },
    desktop: { es: 'Ordenador', en: 'Computer' },
    none: {
      es: 'Este contenido no se ve en ninguna página.',
      en: 'This content isn’t shown on any page.',
    },
    broken: {
      es: 'El borrador tiene algo que corregir: mientras tanto se ve lo publicado.',
      en: 'The draft has something to correct: until then you see what is published.',
    },
    frame: { es: 'La página con tu borrador', en: 'The page with your draft' },
    emails: {
      request: { es: 'A quien pide fecha', en: 'To somebody asking for a date' },
      soon: { es: 'A quien pide una fecha muy cercana', en: 'To somebody asking at short notice' },
      contact: { es: 'A quien escribe un mensaje', en: 'To somebody who sends a message' },
      feedback: { es: 'A quien deja su opinión', en: 'To somebody who leaves feedback' },
    },
  },
  holidays: {
    title: { es: 'Festivos de {{year}}', en: 'Public holidays of {{year}}' },
    text: {
      es: 'Marca los que cierras y añádelos. Luego puedes poner horas a los que abras.',
      en: 'Tick those on which you close and add them. You can give hours to those on which you open.',
    },
    add: { es: 'Añadir los marcados', en: 'Add those ticked' },
    next: { es: 'Año siguiente', en: 'Next year' },
    previous: { es: 'Año anterior', en: 'Previous year' },
    there: { es: 'ya está', en: 'already there' },
    scopes: {
      national: { es: 'nacional', en: 'national' },
      regional: { es: 'de la región', en: 'regional' },
      local: { es: 'propio', en: 'local' },
    },
  },
  missing: {
    all: { es: 'Por rellenar: {{names}}', en: 'Still to fill in: {{names}}' },
    more: {
      es: 'Por rellenar: {{names}} y {{count}} más',
      en: 'Still to fill in: {{names}} and {{count}} more',
    },
  },
} satisfies BilingualWords;
