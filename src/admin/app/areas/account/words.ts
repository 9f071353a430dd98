import { bilingual } from '../../../words.ts';
import { nouns } from '../../words/nouns.ts';

export const words = bilingual({
  title: { es: 'Mi cuenta', en: 'My account' },
  people: { es: 'Personas', en: 'People' },
  fields: {
    email: nouns.email,
    password: { es: 'Contraseña', en: 'Password' },
    oldPassword: { es: 'Contraseña actual', en: 'Current password' },
    newPassword: { es: 'Contraseña nueva', en: 'New password' },
    name: nouns.name,
    language: { es: 'Idioma de la trastienda', en: 'Language of the back office' },
    code: { es: 'Código', en: 'Code' },
    role: { es: 'Qué puede hacer', en: 'What they can do' },
    show: { es: 'Mostrar la contraseña', en: 'Show the password' },
    hide: { es: 'Ocultar la contraseña', en: 'Hide the password' },
  },
  passwordHelp: {
    es: 'Al menos 12 caracteres. Tres o cuatro palabras que no vayan juntas son fáciles de recordar.',
    en: "At least 12 characters. Three or four words that don't belong together are easy to remember.",
  },
  passwordProblems: {
    tooShort: {
      es: 'Es demasiado corta: necesita al menos 12 caracteres.',
      en: "It's too short: it needs at least 12 characters.",
    },
    tooLong: {
      es: 'Es demasiado larga: como mucho, 128 caracteres.',
      en: "It's too long: 128 characters at most.",
    },
    common: {
      es: 'Esta la prueba todo el mundo primero. Elige otra.',
      en: "That's one that everybody tries first. Choose another.",
    },
    leaked: {
      es: 'Está en las listas públicas de contraseñas robadas. Elige otra.',
      en: "It's on the public lists of stolen passwords. Choose another.",
    },
    personal: {
      es: 'Tu nombre, tu correo o el del negocio se adivinan. Elige otra.',
      en: "Your name, your email or the business's can be guessed. Choose another.",
    },
  },
  signIn: {
    title: { es: 'Entrar', en: 'Sign in' },
    button: { es: 'Entrar', en: 'Sign in' },
    passkey: { es: 'Entrar con llave de acceso', en: 'Sign in with a passkey' },
    or: { es: 'o', en: 'or' },
    again: {
      es: 'Tu sesión ha terminado. Lo que tenías a medias sigue aquí, como lo dejaste.',
      en: 'Your session has ended. What you were doing is still here, as you left it.',
    },
    lost: {
      es: '¿No puedes entrar? Pide a quien lleva la cuenta principal un enlace nuevo o, si eres tú, usa «npm run owner» en el servidor.',
      en: "Can't get in? Ask an owner for a new link. If that's you, run “npm run owner” on the server.",
    },
  },
  secondFactor: {
    title: { es: 'Un paso más', en: 'One more step' },
    intro: {
      es: 'Escribe el código de 6 cifras de tu aplicación. Si no la tienes a mano, vale uno de tus códigos de recuperación.',
      en: "Type the 6-digit code from your app. If you don't have it to hand, one of your recovery codes will do.",
    },
    button: { es: 'Continuar', en: 'Continue' },
    back: { es: 'Empezar de nuevo', en: 'Start again' },
  },
  setUp: {
    title: { es: 'Tu trastienda', en: 'Your back office' },
    intro: {
      es: 'Aquí llevarás la web: las peticiones, la carta, los horarios. Crea la cuenta de quien manda.',
      en: "This is where you'll run the website: requests, menus, opening hours. Create the owner's account.",
    },
    button: { es: 'Crear la cuenta', en: 'Create the account' },
  },
  invitation: {
    title: { es: 'Te esperan en la trastienda', en: "You're invited to the back office" },
    intro: {
      es: 'La invitación es para {{email}}. Di cómo te llamas y elige una contraseña.',
      en: 'The invitation is for {{email}}. Tell us your name and choose a password.',
    },
    button: { es: 'Entrar en el equipo', en: 'Join the team' },
  },
  recovery: {
    title: { es: 'Elige otra contraseña', en: 'Choose a new password' },
    intro: {
      es: 'Para {{name}} ({{email}}). Se cerrarán todas las sesiones y se quitarán las llaves de acceso y el segundo paso.',
      en: 'For {{name}} ({{email}}). It signs you out everywhere and removes your passkeys and second step.',
    },
    button: { es: 'Guardar y entrar', en: 'Save and sign in' },
  },
  link: {
    opening: { es: 'Abriendo el enlace', en: 'Opening the link' },
    still: { es: 'El enlace no se pierde.', en: "The link isn't lost." },
  },
  linkGone: {
    title: { es: 'Este enlace ya no vale', en: 'This link no longer works' },
    text: {
      es: 'Ha caducado, ya se ha usado o se ha retirado. Pide otro a quien te lo dio; en el servidor se hace con «npm run owner».',
      en: 'It has expired, been used or been withdrawn. Ask whoever gave it to you for another; on the server, “npm run owner” makes one.',
    },
    toSignIn: { es: 'Ir a entrar', en: 'Go to sign in' },
  },
  profile: {
    title: { es: 'Quién eres', en: 'Who you are' },
    saved: { es: 'Guardado.', en: 'Saved.' },
  },
  password: {
    title: { es: 'Contraseña', en: 'Password' },
    change: { es: 'Cambiar la contraseña', en: 'Change the password' },
    byPasskey: {
      es: 'No la recuerdo: usar mi llave de acceso',
      en: "I don't remember it: use my passkey",
    },
    byPassword: { es: 'Escribir la contraseña actual', en: 'Type the current password' },
    passkeyFirst: {
      es: 'Al cambiarla se te pedirá tu llave de acceso en lugar de la contraseña actual.',
      en: "When you change it, you'll be asked for your passkey instead of your current password.",
    },
    changed: {
      es: 'Contraseña cambiada. En los demás sitios se ha cerrado tu sesión, y los enlaces que habías creado ya no valen.',
      en: "Password changed. You've been signed out everywhere else, and links that you made no longer work.",
    },
  },
  passkeys: {
    title: { es: 'Llaves de acceso', en: 'Passkeys' },
    text: {
      es: 'Entra con la huella, la cara o el PIN de tu móvil o tu ordenador, sin escribir nada. Es lo más cómodo y lo más seguro.',
      en: "Sign in with your phone's or computer's fingerprint, face or PIN, without typing anything. It's the easiest way, and the safest.",
    },
    add: { es: 'Añadir este aparato', en: 'Add this device' },
    name: { es: 'Cómo se llama este aparato', en: 'What to call this device' },
    none: { es: 'Todavía no tienes ninguna.', en: "You don't have any yet." },
    added: {
      es: 'Llave añadida. La próxima vez puedes entrar con ella.',
      en: 'Passkey added. You can sign in with it next time.',
    },
    remove: { es: 'Quitar la llave «{{name}}»', en: 'Remove the passkey “{{name}}”' },
    removed: { es: 'Llave quitada.', en: 'Passkey removed.' },
    used: { es: 'Usada por última vez: {{when}}', en: 'Last used: {{when}}' },
    never: { es: 'Sin usar todavía', en: 'Not used yet' },
    unsupported: {
      es: 'Este navegador no sabe de llaves de acceso.',
      en: "This browser doesn't know passkeys.",
    },
  },
  totp: {
    title: { es: 'Segundo paso', en: 'Second step' },
    off: {
      es: 'Además de la contraseña, se pide un código que cambia cada medio minuto en tu móvil.',
      en: 'Besides the password, you give a code from your phone that changes every half minute.',
    },
    on: {
      es: 'Activado: después de la contraseña se pide un código.',
      en: 'On: a code is asked for after the password.',
    },
    turnOn: { es: 'Activar', en: 'Turn on' },
    turnOff: { es: 'Desactivar', en: 'Turn off' },
    renew: { es: 'Códigos de recuperación nuevos', en: 'New recovery codes' },
    scan: {
      es: 'Apunta con tu aplicación de códigos a este dibujo y escribe el código que te dé.',
      en: 'Point your authenticator app at this picture, then type the code it shows.',
    },
    key: { es: 'O escribe esta clave en la aplicación:', en: 'Or type this key into the app:' },
    confirm: { es: 'Activar con este código', en: 'Turn on with this code' },
    turnedOn: { es: 'Segundo paso activado.', en: 'Second step turned on.' },
    turnedOff: { es: 'Segundo paso desactivado.', en: 'Second step turned off.' },
    codesTitle: { es: 'Tus códigos de recuperación', en: 'Your recovery codes' },
    codes: {
      es: 'Guárdalos fuera del móvil. Cada uno vale una vez en lugar del código, y no se vuelven a mostrar.',
      en: "Keep them somewhere other than your phone. Each works once in place of the code, and they won't be shown again.",
    },
    copied: { es: 'Copiado.', en: 'Copied.' },
    kept: { es: 'Ya los he guardado', en: "I've kept them" },
    passwordFirst: { es: 'Primero, tu contraseña.', en: 'Your password first.' },
  },
  sessions: {
    title: { es: 'Dónde has entrado', en: "Where you're signed in" },
    current: { es: 'Aquí', en: 'Here' },
    unknown: { es: 'Un navegador', en: 'A browser' },
    seen: {
      es: 'Visto por última vez: {{when}}, desde {{address}}',
      en: 'Last seen: {{when}}, from {{address}}',
    },
    end: { es: 'Cerrar la sesión de {{device}}', en: 'Sign out of {{device}}' },
    endOthers: { es: 'Cerrar todas las demás', en: 'Sign out everywhere else' },
    ended: { es: 'Sesión cerrada.', en: 'Signed out.' },
  },
  confirm: {
    title: { es: 'Confirma que eres tú', en: "Confirm it's you" },
    text: {
      es: 'Lo que vas a hacer es delicado y hace rato que entraste.',
      en: "What you're about to do is sensitive, and you signed in a while ago.",
    },
    button: { es: 'Confirmar', en: 'Confirm' },
    passkey: { es: 'Con llave de acceso', en: 'With a passkey' },
  },
  roles: {
    owner: { es: 'Todo', en: 'Everything' },
    editor: { es: 'El contenido', en: 'The content' },
    service: { es: 'Las peticiones', en: 'The requests' },
  },
  team: {
    intro: {
      es: 'Quién puede entrar y qué puede hacer.',
      en: 'Who can come in, and what they can do.',
    },
    invite: { es: 'Invitar a alguien', en: 'Invite somebody' },
    inviteTitle: { es: 'Invitar a alguien', en: 'Invite somebody' },
    inviteButton: { es: 'Crear el enlace', en: 'Create the link' },
    link: {
      es: 'Envía este enlace a {{email}}. Vale una vez y caduca en 7 días; no se vuelve a mostrar.',
      en: "Send this link to {{email}}. It works once, within 7 days, and won't be shown again.",
    },
    recoveryLink: {
      es: 'Envía este enlace a {{email}}. Con él elige otra contraseña; vale una vez, durante 24 horas.',
      en: 'Send this link to {{email}}. They choose a new password with it; it works once, within 24 hours.',
    },
    linkTitle: { es: 'El enlace está listo', en: 'The link is ready' },
    linkLabel: { es: 'Enlace', en: 'Link' },
    linkByHand: {
      es: 'Este navegador no deja copiarlo: está seleccionado, cópialo a mano.',
      en: "This browser won't copy it: it's selected, so copy it by hand.",
    },
    done: { es: 'Listo', en: 'Done' },
    pending: { es: 'Enlaces sin usar', en: 'Unused links' },
    noLinks: { es: 'No hay ningún enlace sin usar.', en: 'There are no unused links.' },
    waiting: {
      invitation: {
        es: 'Invitación de {{by}}. Caduca: {{when}}',
        en: 'Invitation from {{by}}. Expires: {{when}}',
      },
      recovery: {
        es: 'Para otra contraseña, de {{by}}. Caduca: {{when}}',
        en: 'For a new password, from {{by}}. Expires: {{when}}',
      },
    },
    onServer: { es: '«npm run owner», en el servidor', en: '“npm run owner”, on the server' },
    withdraw: {
      invitation: {
        es: 'Retirar la invitación de {{email}}',
        en: 'Withdraw the invitation for {{email}}',
      },
      recovery: {
        es: 'Retirar el enlace para otra contraseña de {{email}}',
        en: 'Withdraw the link for a new password for {{email}}',
      },
    },
    withdrawn: {
      es: 'Retirado: ese enlace ya no vale.',
      en: 'Withdrawn: that link no longer works.',
    },
    roleOf: { es: 'Qué puede hacer {{name}}', en: 'What {{name}} can do' },
    roleChanged: { es: 'Cambiado.', en: 'Changed.' },
    disable: { es: 'Quitar el acceso', en: 'Remove access' },
    enable: { es: 'Devolver el acceso', en: 'Restore access' },
    disabled: { es: 'Ya no puede entrar.', en: "They can't come in any more." },
    enabled: { es: 'Puede entrar otra vez.', en: 'They can come in again.' },
    isDisabled: { es: 'Sin acceso', en: 'No access' },
    recover: { es: 'Enlace para otra contraseña', en: 'Link for a new password' },
    secured: { es: 'Con segundo paso o llave de acceso', en: 'With a second step or passkey' },
    seen: { es: 'Vista por última vez: {{when}}', en: 'Last seen: {{when}}' },
    neverSeen: { es: 'Sin sesión abierta', en: 'Not signed in anywhere' },
    you: { es: 'Tú', en: 'You' },
    rule: { es: 'Un segundo paso para todos', en: 'A second step for everybody' },
    ruleText: {
      es: 'Quien entre necesitará, además de la contraseña, una llave de acceso o un código del móvil. Quien no tenga lo pondrá al entrar, antes de ver nada; también quien está dentro ahora.',
      en: "Besides their password, everybody will need a passkey or a code from their phone. Whoever hasn't got one sets it up when they sign in, before they see anything else; so does whoever is signed in now.",
    },
    ruleSwitch: { es: 'Pedir a todos un segundo paso', en: 'Ask everybody for a second step' },
    ruleOn: {
      es: 'A partir de ahora, todos necesitan un segundo paso.',
      en: 'From now on, everybody needs a second step.',
    },
    ruleOff: {
      es: 'Ya no se pide a todos un segundo paso.',
      en: 'A second step is no longer asked of everybody.',
    },
    without_one: { es: 'Todavía no lo tiene: {{names}}.', en: 'Not set up yet: {{names}}.' },
    without_other: { es: 'Todavía no lo tienen: {{names}}.', en: 'Not set up yet: {{names}}.' },
  },
  gate: {
    title: { es: 'Antes, un segundo paso', en: 'First, a second step' },
    intro: {
      es: 'En esta trastienda hace falta algo más que la contraseña. Elige una de las dos maneras; se tarda un minuto y lo demás te espera.',
      en: "A password alone isn't enough in this back office. Choose one of the two ways; it takes a minute, and everything else will wait for you.",
    },
    ready: {
      es: 'Ya está. La próxima vez se te pedirá al entrar.',
      en: "That's done. You'll be asked for it next time you sign in.",
    },
    enter: { es: 'Entrar en la trastienda', en: 'On to the back office' },
    codes: { es: 'Un código en el móvil', en: 'A code on your phone' },
    showTitle: { es: 'Falta tu llave de acceso', en: 'Now your passkey' },
    showIntro: {
      es: 'Aquí no basta con la contraseña. Si has perdido la llave, pide un enlace nuevo a quien lleva la cuenta principal o, si eres tú, usa «npm run owner» en el servidor.',
      en: "A password alone isn't enough here. If you've lost your passkey, ask an owner for a new link; if that's you, run “npm run owner” on the server.",
    },
    show: { es: 'Usar la llave de acceso', en: 'Use your passkey' },
  },
  errors: {
    wrongCredentials: {
      es: 'El correo o la contraseña no son correctos.',
      en: "The email or password isn't right.",
    },
    wrongCode: {
      es: 'El código no es correcto o ya se ha usado.',
      en: "The code isn't right, or has been used.",
    },
    wrongPassword: { es: 'La contraseña no es correcta.', en: "The password isn't right." },
    wrongPasskey: {
      es: 'Esta llave no abre esta cuenta.',
      en: "That passkey doesn't open this account.",
    },
    passkeyCancelled: {
      es: 'No se ha usado ninguna llave. Prueba otra vez cuando quieras.',
      en: 'No passkey was used. Try again whenever you like.',
    },
    signInAgain: {
      es: 'Ha pasado demasiado tiempo. Empieza de nuevo.',
      en: "It's been too long. Start again.",
    },
    slowDown: {
      es: 'Demasiados intentos seguidos. Espera {{time}} y prueba otra vez.',
      en: 'Too many tries in a row. Wait {{time}} and try again.',
    },
    busy: {
      es: 'Ahora mismo hay demasiado que atender. Espera unos segundos y prueba otra vez: este intento no cuenta.',
      en: "There's too much going on just now. Wait a few seconds and try again: this try doesn't count.",
    },
    linkGone: {
      es: 'Este enlace ya no vale: ha caducado, se ha usado o se ha retirado. Si lo acabas de usar tú, entra con tu correo y tu contraseña.',
      en: "This link no longer works: it has expired, been used or been withdrawn. If you've just used it yourself, sign in with your email and password.",
    },
    emailTaken: {
      es: 'Ya hay una cuenta con ese correo.',
      en: "There's already an account with that email.",
    },
    nameTaken: {
      es: 'Ya hay alguien con ese nombre. Añade un apellido o una inicial.',
      en: 'Somebody already has that name. Add a surname or an initial.',
    },
    oddName: {
      es: 'El nombre mezcla letras de alfabetos que se confunden. Escríbelo con uno solo.',
      en: 'The name mixes letters of alphabets that look alike. Write it in one.',
    },
    oddAddress: {
      es: 'Ese correo tiene acentos o letras de otro alfabeto. Míralo letra a letra.',
      en: 'That email has accents or letters of another alphabet. Check it letter by letter.',
    },
    lastOwner: {
      es: 'Tiene que quedar alguien que pueda con todo.',
      en: 'Somebody must be left who can do everything.',
    },
    accountDisabled: {
      es: 'Esta persona no tiene acceso. Devuélveselo antes.',
      en: 'This person has no access. Restore it first.',
    },
    tooManyPasskeys: {
      es: 'Son demasiadas llaves. Quita alguna.',
      en: 'Too many passkeys. Remove one.',
    },
    tooManyInvitations: {
      es: 'Hay demasiadas invitaciones esperando.',
      en: 'Too many invitations are waiting.',
    },
    lastSecondFactor: {
      es: 'Es tu único segundo paso, y aquí hace falta uno. Pon otro antes de quitar este.',
      en: "It's your only second step, and one is needed here. Add another before removing it.",
    },
    ownSecondFactorFirst: {
      es: 'Empieza por ti: pon un segundo paso en «Mi cuenta».',
      en: 'Begin with yourself: set up a second step under “My account”.',
    },
    secondFactorState: {
      es: 'Esto ya había cambiado. Vuelve a cargar la página.',
      en: 'That had already changed. Reload the page.',
    },
    invalid: { es: 'Revisa lo que has escrito.', en: 'Check what you typed.' },
    seconds_one: { es: '{{count}} segundo', en: '{{count}} second' },
    seconds_other: { es: '{{count}} segundos', en: '{{count}} seconds' },
    minutes_one: { es: '{{count}} minuto', en: '{{count}} minute' },
    minutes_other: { es: '{{count}} minutos', en: '{{count}} minutes' },
  },
});
