import { bilingual } from '../words.ts';

/** What ra-core says by itself, and the words of what every screen shares, under ra-core's keys. */
export const coreWords = bilingual({
  action: {
    add: { es: 'Añadir', en: 'Add' },
    back: { es: 'Volver', en: 'Back' },
    bulk_actions_one: { es: '1 seleccionado', en: '1 selected' },
    bulk_actions_other: { es: '{{count}} seleccionados', en: '{{count}} selected' },
    cancel: { es: 'Cancelar', en: 'Cancel' },
    close: { es: 'Cerrar', en: 'Close' },
    close_menu: { es: 'Cerrar el menú', en: 'Close menu' },
    copy: { es: 'Copiar', en: 'Copy' },
    copy_link: { es: 'Copiar el enlace', en: 'Copy the link' },
    create: { es: 'Crear', en: 'Create' },
    delete: { es: 'Eliminar', en: 'Delete' },
    discard: { es: 'Descartar', en: 'Discard' },
    open: { es: 'Abrir', en: 'Open' },
    open_menu: { es: 'Abrir el menú', en: 'Open menu' },
    open_request: { es: 'Abrir la solicitud', en: 'Open the request' },
    refresh: { es: 'Actualizar', en: 'Refresh' },
    remove: { es: 'Quitar', en: 'Remove' },
    save: { es: 'Guardar', en: 'Save' },
    search: { es: 'Buscar', en: 'Search' },
    select_all_button: { es: 'Seleccionar todo', en: 'Select all' },
    send: { es: 'Enviar', en: 'Send' },
    toggle_theme: { es: 'Cambiar entre claro y oscuro', en: 'Switch between light and dark' },
    undo: { es: 'Deshacer', en: 'Undo' },
    unselect: { es: 'Quitar la selección', en: 'Clear the selection' },
  },
  auth: {
    auth_check_error: { es: 'Entra para continuar', en: 'Please sign in to continue' },
    logout: { es: 'Cerrar sesión', en: 'Sign out' },
    user_menu: { es: 'Tu cuenta', en: 'Your account' },
  },
  boolean: { false: { es: 'No', en: 'No' }, true: { es: 'Sí', en: 'Yes' } },
  message: {
    error: {
      es: 'Ha fallado algo en esta página y no se ha podido terminar.',
      en: 'Something on this page went wrong, and it couldn’t be finished.',
    },
    invalid_form: {
      es: 'Hay algo que corregir en el formulario',
      en: 'Something in the form needs correcting',
    },
    loading: { es: 'Un momento', en: 'Just a moment' },
    select_all_limit_reached: {
      es: 'Son demasiados para seleccionarlos todos. Se han seleccionado los primeros {{max}}.',
      en: 'There are too many to select them all. The first {{max}} are selected.',
    },
  },
  navigation: {
    clear_filters: { es: 'Quitar filtros', en: 'Clear filters' },
    no_filtered_results: {
      es: 'Nada coincide con estos filtros.',
      en: 'Nothing matches these filters.',
    },
    skip_nav: { es: 'Ir al contenido', en: 'Skip to content' },
  },
  notification: {
    created: { es: 'Creado', en: 'Created' },
    deleted_one: { es: 'Eliminado', en: 'Deleted' },
    deleted_other: { es: '{{count}} eliminados', en: '{{count}} deleted' },
    http_error: {
      es: 'La web no responde ahora mismo',
      en: 'The site isn’t answering just now',
    },
    item_doesnt_exist: { es: 'Ya no existe', en: 'It isn’t there any more' },
    updated_one: { es: 'Guardado', en: 'Saved' },
    updated_other: { es: '{{count}} guardados', en: '{{count}} saved' },
  },
  validation: {
    number: { es: 'Aquí va un número.', en: 'Enter a number.' },
    required: { es: 'Hace falta', en: 'Required' },
  },
});
