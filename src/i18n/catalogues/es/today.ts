/** What is cooked today or on the next day that the kiosk opens; the dishes are content. */
export const today = {
  label: 'Hoy en el kiosco',
  today: 'Hoy',
  tomorrow: 'Mañana',
  gone: 'Hoy ya no queda',
  soldOut: 'Agotado',
  outOfSeason: 'Fuera de temporada',
  opensTomorrow: 'Hoy cerrado · abre mañana a las {{time}}',
  opensOn: 'Hoy cerrado · abre el {{day}} a las {{time}}',
} as const;
