import { bilingual } from '../../words.ts';

export const words = bilingual({
  title: { es: 'Copias e importación', en: 'Backups and import' },
  elsewhere: {
    es: 'El contenido se edita en otro sitio: impórtalo y expórtalo allí. Aquí solo ves la última copia de seguridad.',
    en: 'Your content is edited elsewhere, so import and export it there. This page just shows your last backup.',
  },
  export: {
    title: { es: 'Llévate tu contenido', en: 'Take your content with you' },
    text: {
      es: 'Un solo archivo con todos los textos, borradores y fotos. Tus clientes y sus solicitudes no van dentro.',
      en: 'One file with every text, draft and photo. Your customers and their requests aren’t in it.',
    },
    button: { es: 'Descargar todo', en: 'Download everything' },
  },
  import: {
    title: { es: 'Traer contenido', en: 'Bring content in' },
    text: {
      es: 'Elige el archivo que descargaste. Primero lo revisamos sin tocar nada y te contamos qué encaja y qué no. Si pasa de {{size}} MB, pídele a quien te instaló la web que lo traiga.',
      en: 'Choose the file you downloaded. We’ll check it first without touching anything, and tell you what fits and what doesn’t. If it’s over {{size}} MB, ask whoever installed the site to bring it in.',
    },
    choose: { es: 'Elegir archivo', en: 'Choose a file' },
    chosen: {
      es: 'Archivo elegido: {{name}} ({{size}} MB)',
      en: 'Chosen file: {{name}} ({{size}} MB)',
    },
    tooLarge: {
      es: 'El archivo pasa de {{size}} MB. Pídele a quien te instaló la web que lo traiga.',
      en: 'The file is over {{size}} MB. Ask whoever installed the site to bring it in.',
    },
    sending: { es: 'Subiendo: {{share}} %', en: 'Uploading: {{share}}%' },
    checking: { es: 'Revisando el archivo…', en: 'Checking the file…' },
    now: { es: 'Importar ahora', en: 'Import now' },
    cancel: { es: 'Mejor no', en: 'Better not' },
    other: { es: 'Traer otro archivo', en: 'Bring in another file' },
  },
  report: {
    dry: { es: 'Esto pasaría', en: 'This is what would happen' },
    done: { es: 'Importado', en: 'Imported' },
    added: { es: 'Nuevos', en: 'New' },
    replaced: { es: 'Sustituidos', en: 'Replaced' },
    drafts: { es: 'Borradores', en: 'Drafts' },
    skipped: { es: 'Se quedan fuera', en: 'Left out' },
    overwrite: {
      es: 'Los sustituidos pierden lo que tenían; lo de antes queda en las versiones de cada uno.',
      en: 'Replaced documents lose what they had; what was there stays in each one’s versions.',
    },
    fits: { es: 'Todo encaja.', en: 'Everything fits.' },
    missing: { es: '«{{field}}»: falta', en: '“{{field}}” is missing' },
    wrong: {
      es: '«{{field}}»: no vale lo que trae',
      en: '“{{field}}” has a value that doesn’t work',
    },
    misfits: { es: 'Lo que no encaja ({{count}})', en: 'What doesn’t fit ({{count}})' },
    more: { es: 'y {{count}} más', en: 'and {{count}} more' },
    nothing: {
      es: 'El archivo no trae nada que esta web conozca.',
      en: 'The file has nothing in it that this site knows.',
    },
    reasons: {
      unknownType: {
        es: 'La web no conoce este tipo: se queda fuera',
        en: 'The site doesn’t know this type: it’s left out',
      },
      noId: {
        es: 'No se reconoce: se queda fuera',
        en: 'It can’t be recognised: it’s left out',
      },
      singleton: {
        es: 'De este tipo solo puede haber uno, y ya lo hay: se guarda, pero no se ve',
        en: 'There can only be one of this type, and there is one already: it’s stored but not shown',
      },
      broken: {
        es: 'Le falta o le sobra algo: se guarda, pero lo que falla no se ve hasta corregirlo',
        en: 'Something’s missing or wrong: it’s stored, but that part stays hidden until you fix it',
      },
      picture: {
        es: 'Falta una foto o no es una foto: se guarda sin ella',
        en: 'A photo is missing or isn’t a photo: it’s stored without it',
      },
      reference: {
        es: 'Apunta a algo que no existe: se guarda',
        en: 'It points at something that isn’t there: it’s stored',
      },
      undated: {
        es: 'No tiene fecha de publicación: se guarda como borrador',
        en: 'It has no publication date: kept as a draft',
      },
      later: {
        es: 'Su fecha es futura: se guarda como borrador y se publica sola ese día',
        en: 'Its date is still to come: kept as a draft, and published by itself that day',
      },
      line: { es: 'Línea ilegible: se queda fuera', en: 'Unreadable line: it’s left out' },
    },
  },
  backup: {
    text: {
      es: 'Guarda todo lo que hay aquí, fotos incluidas, mientras la web sigue funcionando, y comprueba la copia al terminar. Aquí quedan las {{kept}} últimas: descarga la que quieras y guárdala en otro sitio.',
      en: 'Saves everything that’s here, photos included, while the site keeps running, and checks the copy when it’s done. The last {{kept}} stay here: download the one you want and keep it somewhere else.',
    },
    withKey: { es: 'Con la clave dentro', en: 'With the key in it' },
    keyIn: {
      es: 'Con este archivo basta para recuperarlo todo, en cualquier ordenador. Quien lo tenga también puede leerlo todo, las alergias incluidas: guárdalo como una llave.',
      en: 'This file alone brings everything back, on any computer. Whoever has it can read everything too, allergies included: look after it like a key.',
    },
    keyOut: {
      es: 'Sin la clave, si se pierde este ordenador no se recuperan las alergias ni el segundo paso para entrar. Quítala solo si está guardada en otro sitio.',
      en: 'Without the key, allergies and everybody’s second step are lost if this computer is. Leave it out only if it is kept somewhere else.',
    },
    send: { es: 'Enviar al almacén', en: 'Send to storage' },
    sendOf: {
      es: 'Enviar al almacén la copia del {{when}}',
      en: 'Send the backup of {{when}} to storage',
    },
    sent: { es: 'La copia está en el almacén.', en: 'The backup is in storage.' },
    start: { es: 'Hacer una copia ahora', en: 'Make a backup now' },
    running: {
      es: 'Haciendo la copia… ({{size}} MB). Puedes irte de esta página: sigue sola.',
      en: 'Making the backup… ({{size}} MB). You can leave this page: it carries on.',
    },
    done: { es: 'Copia hecha y comprobada.', en: 'Backup made and checked.' },
    failed: {
      es: 'No se ha podido hacer la copia. Suele ser que falta espacio en el disco: díselo a quien te instaló la web.',
      en: 'The backup couldn’t be made. Often the disk is full: tell whoever installed the site.',
    },
    takeOf: { es: 'Descargar la copia del {{when}}', en: 'Download the backup of {{when}}' },
    ofKey: { es: '{{size}} MB · con la clave dentro', en: '{{size}} MB · with the key in it' },
    ofNoKey: { es: '{{size}} MB · sin la clave', en: '{{size}} MB · without the key' },
    nightly: {
      es: '¿Una cada noche, sola? Pídeselo a quien te instaló la web.',
      en: 'One every night, by itself? Ask whoever installed the site.',
    },
    last: {
      es: 'La última copia comprobada es del {{when}}.',
      en: 'Your last verified backup is from {{when}}.',
    },
    none: { es: 'Todavía no hay ninguna copia comprobada.', en: 'There’s no verified backup yet.' },
  },
  errors: {
    bucketFailed: {
      es: 'El almacén no ha aceptado la copia. Sigue aquí: prueba otra vez en un rato, o descárgala.',
      en: 'Storage didn’t take the backup. It’s still here: try again in a while, or download it.',
    },
    notAnExport: {
      es: 'Esto no es una exportación que podamos leer, o está cortada. No se ha cambiado nada.',
      en: 'This isn’t an export we can read, or it’s been cut short. Nothing has changed.',
    },
    isBackup: {
      es: 'Esto es una copia de todo, no una exportación: para recuperarla, pídeselo a quien te instaló la web. No se ha cambiado nada.',
      en: 'This is a backup of everything, not an export: ask whoever installed the site to bring it back. Nothing has changed.',
    },
    exportTooLarge: {
      es: 'Son demasiados documentos, o demasiado grandes: 100.000 y 128 MB como mucho. No se ha cambiado nada.',
      en: 'There are too many documents, or they are too large: 100,000 and 128 MB at most. Nothing has changed.',
    },
    importBusy: {
      es: 'Ya hay una importación en marcha. Espera a que termine.',
      en: 'An import is already running. Wait for it to finish.',
    },
    contentElsewhere: {
      es: 'El contenido se edita en otro sitio: cámbialo allí.',
      en: 'Your content is edited elsewhere: change it there.',
    },
  },
});
