import { bilingual } from '../../words.ts';

export const words = bilingual({
  title: { es: 'Mi cuenta', en: 'My account' },
  people: { es: 'Personas', en: 'People' },
  fields: {
    password: { es: 'Contraseña', en: 'Password' },
    oldPassword: { es: 'Contraseña actual', en: 'Current password' },
    newPassword: { es: 'Contraseña nueva', en: 'New password' },
    code: { es: 'Código', en: 'Code' },
    role: { es: 'Qué puede hacer', en: 'What they can do' },
    show: { es: 'Mostrar la contraseña', en: 'Show the password' },
    hide: { es: 'Ocultar la contraseña', en: 'Hide the password' },
  },
  passwordHelp: {
    es: 'Al menos 12 caracteres. Tres o cuatro palabras que no vayan juntas son fáciles de recordar.',
    en: 'At least 12 characters. Three or four words that don’t belong together are easy to remember.',
  },
  signIn: {
    title: { es: 'Entrar', en: 'Sign in' },
    passkey: { es: 'Entrar con llave de acceso', en: 'Sign in with a passkey' },
    or: { es: 'o', en: 'or' },
    again: {
      es: 'Tu sesión ha terminado. Lo que tenías a medias sigue aquí, como lo dejaste.',
      en: 'Your session has ended. What you were doing is still here, as you left it.',
    },
    forgotten: { es: '¿Has olvidado la contraseña?', en: 'Forgotten your password?' },
  },
  secondFactor: {
    title: { es: 'Un paso más', en: 'One more step' },
    intro: {
      es: 'Escribe el código de 6 cifras de tu aplicación. Si no la tienes a mano, vale uno de tus códigos de recuperación.',
      en: 'Type the 6-digit code from your app. If you don’t have it to hand, one of your recovery codes will do.',
    },
    button: { es: 'Continuar', en: 'Continue' },
    back: { es: 'Empezar de nuevo', en: 'Start again' },
  },
  setUp: {
    title: { es: 'Tu trastienda', en: 'Your back office' },
    intro: {
      es: 'Aquí llevarás la web: las solicitudes, la carta, los horarios. Crea la cuenta de quien manda.',
      en: 'This is where you’ll run the site: requests, menus, opening hours. Create the owner’s account.',
    },
    button: { es: 'Crear la cuenta', en: 'Create the account' },
    siteName: { es: 'Nombre del negocio', en: 'Name of the business' },
    start: {
      title: { es: '¿Con qué empieza la web?', en: 'What does the site start with?' },
      sample: { es: 'Con el ejemplo', en: 'The sample' },
      sampleHelp: {
        es: 'Un negocio inventado con todo escrito, para ir cambiándolo. Lo que no cambies se quita cuando quieras.',
        en: 'An invented business with everything written, to change bit by bit. What you don’t change can be removed at any time.',
      },
      empty: { es: 'Vacía', en: 'Empty' },
      emptyHelp: {
        es: 'Solo el nombre. Cada parte aparece cuando escribes en ella.',
        en: 'Just the name. Each part appears once you write it.',
      },
      archive: { es: 'Con una copia mía', en: 'A copy of mine' },
      archiveHelp: {
        es: 'Vacía, y a continuación eliges el archivo que descargaste de tu otra web.',
        en: 'Empty, and next you choose the file you downloaded from your other site.',
      },
    },
  },
  invitation: {
    title: { es: 'Te esperan en la trastienda', en: 'You’re invited to the back office' },
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
    introEmailed: {
      es: 'Para {{name}} ({{email}}). Se cerrarán todas las sesiones. Las llaves de acceso y el segundo paso siguen como están.',
      en: 'For {{name}} ({{email}}). It signs you out everywhere. Your passkeys and second step stay as they are.',
    },
    saved: {
      es: 'Contraseña guardada. Ahora entra con ella.',
      en: 'Password saved. Now sign in with it.',
    },
    button: { es: 'Guardar y entrar', en: 'Save and sign in' },
  },
  forgotten: {
    title: { es: 'Contraseña olvidada', en: 'Forgotten password' },
    intro: {
      es: 'Escribe tu correo y te enviamos un enlace para elegir otra. Vale una hora.',
      en: 'Type your email and we’ll send you a link to choose another. It works for an hour.',
    },
    button: { es: 'Enviar el enlace', en: 'Send the link' },
    sent: {
      es: 'Si {{email}} tiene una cuenta, el enlace va de camino. Mira también en el correo no deseado.',
      en: 'If {{email}} has an account, the link is on its way. Look in your spam folder too.',
    },
    otherwise: {
      es: '¿No llega nada? Pide un enlace a quien lleva la cuenta principal o, si eres tú, a quien te instaló la web.',
      en: 'Nothing arrives? Ask an owner for a link or, if that’s you, whoever installed the site.',
    },
    back: { es: 'Volver a entrar', en: 'Back to signing in' },
  },
  link: {
    opening: { es: 'Abriendo el enlace', en: 'Opening the link' },
    still: { es: 'El enlace no se pierde.', en: 'The link isn’t lost.' },
  },
  linkGone: {
    title: { es: 'Este enlace ya no vale', en: 'This link no longer works' },
    text: {
      es: 'Ha caducado, ya se ha usado o se ha retirado. Pide otro a quien te lo dio, o desde la pantalla de entrar.',
      en: 'It has expired, been used or been withdrawn. Ask whoever gave it to you for another, or ask for one where you sign in.',
    },
    toSignIn: { es: 'Ir a entrar', en: 'Go to sign in' },
  },
  confirm: {
    title: { es: 'Confirma que eres tú', en: 'Confirm it’s you' },
    text: {
      es: 'Lo que vas a hacer es delicado y hace rato que entraste.',
      en: 'What you’re about to do is sensitive, and you signed in a while ago.',
    },
    button: { es: 'Confirmar', en: 'Confirm' },
    passkey: { es: 'Con llave de acceso', en: 'With a passkey' },
  },
  gate: {
    title: { es: 'Antes, un segundo paso', en: 'First, a second step' },
    intro: {
      es: 'En esta trastienda hace falta algo más que la contraseña. Elige una de las dos maneras; se tarda un minuto y lo demás te espera.',
      en: 'A password alone isn’t enough in this back office. Choose one of the two ways; it takes a minute, and everything else will wait for you.',
    },
    ready: {
      es: 'Ya está. La próxima vez se te pedirá al entrar.',
      en: 'That’s done. You’ll be asked for it next time you sign in.',
    },
    enter: { es: 'Entrar en la trastienda', en: 'On to the back office' },
    codes: { es: 'Un código en el móvil', en: 'A code on your phone' },
    showTitle: { es: 'Falta tu llave de acceso', en: 'Now your passkey' },
    showIntro: {
      es: 'Aquí no basta con la contraseña. Si has perdido la llave, pide un enlace nuevo a quien lleva la cuenta principal o, si eres tú, a quien te instaló la web.',
      en: 'A password alone isn’t enough here. If you’ve lost your passkey, ask an owner for a new link; if that’s you, ask whoever installed the site.',
    },
    show: { es: 'Usar la llave de acceso', en: 'Use your passkey' },
  },
  errors: {
    password: {
      tooShort: {
        es: 'Es demasiado corta: necesita al menos 12 caracteres.',
        en: 'It’s too short: it needs at least 12 characters.',
      },
      tooLong: {
        es: 'Es demasiado larga: como mucho, 128 caracteres.',
        en: 'It’s too long: 128 characters at most.',
      },
      common: {
        es: 'Esta la prueba todo el mundo primero. Elige otra.',
        en: 'That’s one that everybody tries first. Choose another.',
      },
      leaked: {
        es: 'Está en las listas públicas de contraseñas robadas. Elige otra.',
        en: 'It’s on the public lists of stolen passwords. Choose another.',
      },
      personal: {
        es: 'Tu nombre, tu correo o el del negocio se adivinan. Elige otra.',
        en: 'Your name, your email or the business’s can be guessed. Choose another.',
      },
    },
    wrongCredentials: {
      es: 'El correo o la contraseña no son correctos.',
      en: 'The email or password isn’t right.',
    },
    wrongCode: {
      es: 'El código no es correcto o ya se ha usado.',
      en: 'The code isn’t right, or has been used.',
    },
    wrongPassword: { es: 'La contraseña no es correcta.', en: 'The password isn’t right.' },
    wrongPasskey: {
      es: 'Esta llave no abre esta cuenta.',
      en: 'That passkey doesn’t open this account.',
    },
    passkeyCancelled: {
      es: 'No se ha usado ninguna llave. Prueba otra vez cuando quieras.',
      en: 'No passkey was used. Try again whenever you like.',
    },
    signInAgain: {
      es: 'Ha pasado demasiado tiempo. Empieza de nuevo.',
      en: 'It’s been too long. Start again.',
    },
    slowDown: {
      es: 'Demasiados intentos seguidos. Espera {{time}} y prueba otra vez.',
      en: 'Too many tries in a row. Wait {{time}} and try again.',
    },
    busy: {
      es: 'Ahora mismo hay demasiado que atender. Espera unos segundos y prueba otra vez: este intento no cuenta.',
      en: 'There’s too much going on just now. Wait a few seconds and try again: this try doesn’t count.',
    },
    linkGone: {
      es: 'Este enlace ya no vale: ha caducado, se ha usado o se ha retirado. Si lo acabas de usar tú, entra con tu correo y tu contraseña.',
      en: 'This link no longer works: it has expired, been used or been withdrawn. If you’ve just used it yourself, sign in with your email and password.',
    },
    emailTaken: {
      es: 'Ya hay una cuenta con ese correo.',
      en: 'There’s already an account with that email.',
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
      en: 'It’s your only second step, and one is needed here. Add another before removing it.',
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
  },
});
