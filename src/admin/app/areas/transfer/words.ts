import { areaWords } from '../../area.ts';

export const words = areaWords({
  es: {
    title: 'Copias e importación',
    menu: 'Copias',
    elsewhere:
      'El contenido está en Sanity: impórtalo y expórtalo allí. Aquí solo ves la última copia de seguridad.',
    export: {
      title: 'Llévate tu contenido',
      text: 'Un solo archivo con todos los textos, borradores y fotos, en el formato de Sanity. Tus clientes y sus peticiones no van dentro.',
      button: 'Descargar todo',
    },
    import: {
      title: 'Traer contenido',
      text: 'Elige una exportación de Sanity o de esta web (.tar.gz). Primero la revisamos sin tocar nada y te contamos qué encaja y qué no.',
      choose: 'Elegir archivo',
      chosen: 'Archivo elegido: %{name} (%{size} MB)',
      tooLarge:
        'El archivo pasa de %{size} MB. Impórtalo desde el servidor con npm run content -- import.',
      sending: 'Subiendo: %{share} %',
      checking: 'Revisando el archivo…',
      writing: 'Guardando…',
      now: 'Importar ahora',
      cancel: 'Mejor no',
      other: 'Traer otro archivo',
    },
    report: {
      dry: 'Esto pasaría',
      done: 'Importado',
      added: 'Nuevos',
      replaced: 'Sustituidos',
      drafts: 'Borradores',
      skipped: 'Se quedan fuera',
      overwrite:
        'Los sustituidos pierden lo que tenían; lo de antes queda en las versiones de cada uno.',
      fits: 'Todo encaja.',
      missing: '«%{field}»: falta',
      wrong: '«%{field}»: no vale lo que trae',
      misfits: 'Lo que no encaja (%{count})',
      more: 'y %{count} más',
      nothing: 'El archivo no trae nada que esta web conozca.',
      reasons: {
        unknownType: 'La web no conoce este tipo: se queda fuera',
        noId: 'No tiene un identificador válido: se queda fuera',
        singleton: 'Solo hay uno de este tipo y con otro identificador: se guarda, pero no se ve',
        broken: 'Le falta o le sobra algo: se guarda, pero lo que falla no se ve hasta corregirlo',
        picture: 'Falta una foto o no es una foto: se guarda sin ella',
        reference: 'Apunta a algo que no existe: se guarda',
        line: 'Línea ilegible: se queda fuera',
      },
    },
    backup: {
      title: 'Copia de seguridad',
      text: 'Guarda base de datos, fotos y clave mientras la web funciona. Se hace en el servidor con:',
      last: 'La última copia comprobada es del %{when}.',
      none: 'Todavía no hay ninguna copia comprobada.',
    },
    errors: {
      notAnExport:
        'Esto no es una exportación que podamos leer, o está cortada. No se ha cambiado nada.',
      importBusy: 'Ya hay una importación en marcha. Espera a que termine.',
      contentElsewhere: 'El contenido está en Sanity: cámbialo allí.',
    },
  },
  en: {
    title: 'Backups and import',
    menu: 'Backups',
    elsewhere:
      'Your content lives in Sanity, so import and export it there. This page just shows your last backup.',
    export: {
      title: 'Take your content with you',
      text: "One file with every text, draft and photo, in Sanity's format. Your customers and their requests aren't in it.",
      button: 'Download everything',
    },
    import: {
      title: 'Bring content in',
      text: "Choose an export from Sanity or from this site (.tar.gz). We'll check it first without touching anything, and tell you what fits and what doesn't.",
      choose: 'Choose a file',
      chosen: 'Chosen file: %{name} (%{size} MB)',
      tooLarge:
        'The file is over %{size} MB. Import it on the server with npm run content -- import.',
      sending: 'Uploading: %{share}%',
      checking: 'Checking the file…',
      writing: 'Saving…',
      now: 'Import now',
      cancel: 'Better not',
      other: 'Bring in another file',
    },
    report: {
      dry: 'This is what would happen',
      done: 'Imported',
      added: 'New',
      replaced: 'Replaced',
      drafts: 'Drafts',
      skipped: 'Left out',
      overwrite:
        "Replaced documents lose what they had; what was there stays in each one's versions.",
      fits: 'Everything fits.',
      missing: '“%{field}” is missing',
      wrong: "“%{field}” has a value that doesn't work",
      misfits: "What doesn't fit (%{count})",
      more: 'and %{count} more',
      nothing: 'The file has nothing in it that this site knows.',
      reasons: {
        unknownType: "The site doesn't know this type: it's left out",
        noId: "It has no valid id: it's left out",
        singleton: "There's only one of this type, under another id: it's stored but not shown",
        broken:
          "Something's missing or wrong: it's stored, but that part stays hidden until you fix it",
        picture: "A photo is missing or isn't a photo: it's stored without it",
        reference: "It points at something that isn't there: it's stored",
        line: "Unreadable line: it's left out",
      },
    },
    backup: {
      title: 'Backup',
      text: 'Saves the database, photos and key while the site keeps running. Make one on the server with:',
      last: 'Your last verified backup is from %{when}.',
      none: "There's no verified backup yet.",
    },
    errors: {
      notAnExport: "This isn't an export we can read, or it's been cut short. Nothing has changed.",
      importBusy: 'An import is already running. Wait for it to finish.',
      contentElsewhere: 'Your content lives in Sanity: change it there.',
    },
  },
});
