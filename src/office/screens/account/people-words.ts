import type { BilingualWords } from '../../words.ts';

/** The words of the people of the business. */
export const peopleWords = {
  roles: {
    owner: { es: 'Todo', en: 'Everything' },
    editor: { es: 'El contenido', en: 'The content' },
    service: { es: 'Las solicitudes', en: 'The requests' },
  },
  team: {
    intro: {
      es: 'Quién puede entrar y qué puede hacer.',
      en: 'Who can come in, and what they can do.',
    },
    invite: { es: 'Invitar a alguien', en: 'Invite somebody' },
    inviteButton: { es: 'Crear el enlace', en: 'Create the link' },
    link: {
      es: 'Envía este enlace a {{email}}. Vale una vez y caduca en 7 días; no se vuelve a mostrar.',
      en: 'Send this link to {{email}}. It works once, within 7 days, and won’t be shown again.',
    },
    recoveryLink: {
      es: 'Envía este enlace a {{email}}. Con él elige otra contraseña; vale una vez, durante 24 horas.',
      en: 'Send this link to {{email}}. They choose a new password with it; it works once, within 24 hours.',
    },
    linkTitle: { es: 'El enlace está listo', en: 'The link is ready' },
    share: { es: 'Compartir el enlace', en: 'Share the link' },
    shareText: {
      es: 'Aquí tienes tu enlace para entrar en la trastienda. Es solo para ti y vale una vez.',
      en: 'Here’s your link to the back office. It’s just for you, and works once.',
    },
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
    onServer: { es: 'quien instaló la web', en: 'whoever installed the site' },
    byEmail: { es: 'quien lo pidió por correo', en: 'whoever asked for it by email' },
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
    disabled: { es: 'Ya no puede entrar.', en: 'They can’t come in any more.' },
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
      en: 'Besides their password, everybody will need a passkey or a code from their phone. Whoever hasn’t got one sets it up when they sign in, before they see anything else; so does whoever is signed in now.',
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
} satisfies BilingualWords;
