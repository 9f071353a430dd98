/** What is cooked today or on the next day that the business opens; the dishes are content. */
export const today = {
  _name: 'Hoy',
  label: 'Qué se sirve hoy',
  today: 'Hoy',
  tomorrow: 'Mañana',
  gone: 'Hoy ya no queda',
  soldOut: 'Agotado',
  outOfSeason: 'Fuera de temporada',
  opensTomorrow: 'Hoy cerrado · apertura: mañana, {{time}}',
  opensOn: 'Hoy cerrado · apertura: el {{day}}, {{time}}',
  /** The owner's line above every page, and its link where that has no text of its own. */
  notice: 'Aviso',
  noticeLink: 'Más información',
} as const;
