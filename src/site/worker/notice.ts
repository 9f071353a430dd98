/** The value of a `data-` attribute of the offline page's template. */
export function setting(offline: string, name: string): string {
  return new RegExp(`data-${name}="([^"]*)"`).exec(offline)?.[1] ?? '';
}

/**
 * A stored page that says that it is a copy, and of when: first in its content and in its title, so that
 * it is seen and heard before any price. The words come from the offline page in the page's language.
 */
export function withNotice(html: string, offline: string, date: Date): string {
  const [, notice = ''] = /<template[^>]*>(.*?)<\/template>/s.exec(offline) ?? [];
  const [title = ''] = /<title>[^<]*/.exec(offline) ?? [];
  const locale = setting(offline, 'locale');
  // In the visitor's own time, and without `i18n/format.ts`, which would be most of this script's bytes.
  const words = notice
    .replace('%day%', date.toLocaleDateString(locale, { dateStyle: 'long' }))
    .replace('%time%', date.toLocaleTimeString(locale, { timeStyle: 'short' }));
  return html
    .replace('<title>', () => `${title} · `)
    .replace(/<main[^>]*>/, (start) => start + words);
}
