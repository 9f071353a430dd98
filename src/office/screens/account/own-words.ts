import type { BilingualWords } from '../../words.ts';

/** The words of one’s own account. */
export const ownWords = {
  profile: {
    title: { es: 'Quién eres', en: 'Who you are' },
    saved: { es: 'Guardado.', en: 'Saved.' },
  },
  password: {
    title: { es: 'Contraseña', en: 'Password' },
    change: { es: 'Cambiar la contraseña', en: 'Change the password' },
    byPasskey: {
      es: 'No la recuerdo: usar mi llave de acceso',
      en: 'I don’t remember it: use my passkey',
    },
    byPassword: { es: 'Escribir la contraseña actual', en: 'Type the current password' },
    passkeyFirst: {
      es: 'Al cambiarla se te pedirá tu llave de acceso en lugar de la contraseña actual.',
      en: 'When you change it, you’ll be asked for your passkey instead of your current password.',
    },
    changed: {
      es: 'Contraseña cambiada. En los demás sitios se ha cerrado tu sesión, y los enlaces que habías creado ya no valen.',
      en: 'Password changed. You’ve been signed out everywhere else, and links that you made no longer work.',
    },
  },
  passkeys: {
    title: { es: 'Llaves de acceso', en: 'Passkeys' },
    text: {
      es: 'Entra con la huella, la cara o el PIN de tu móvil o tu ordenador, sin escribir nada. Es lo más cómodo y lo más seguro.',
      en: 'Sign in with your phone’s or computer’s fingerprint, face or PIN, without typing anything. It’s the easiest way, and the safest.',
    },
    add: { es: 'Añadir este dispositivo', en: 'Add this device' },
    name: { es: 'Cómo se llama este dispositivo', en: 'What to call this device' },
    none: { es: 'Todavía no tienes ninguna.', en: 'You don’t have any yet.' },
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
      en: 'This browser doesn’t know passkeys.',
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
      en: 'Keep them somewhere other than your phone. Each works once in place of the code, and they won’t be shown again.',
    },
    kept: { es: 'Ya los he guardado', en: 'I’ve kept them' },
    passwordFirst: { es: 'Primero, tu contraseña.', en: 'Your password first.' },
  },
  sessions: {
    title: { es: 'Dónde has entrado', en: 'Where you’re signed in' },
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
  told: {
    title: { es: 'Dónde te llegan avisos', en: 'Where you get notifications' },
    text: {
      es: 'Si cierras la sesión en el propio dispositivo, dejan de llegar; si caduca o la cierras desde otro, siguen llegando. Quita el móvil que ya no tengas.',
      en: 'Signing out on the device itself ends them; if the session runs out or you end it from elsewhere, they keep coming. Remove a phone you no longer have.',
    },
    since: { es: 'Desde: {{when}}', en: 'Since: {{when}}' },
    end: { es: 'No avisar más en {{device}}', en: 'Stop notifying {{device}}' },
  },
} satisfies BilingualWords;
