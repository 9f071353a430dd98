const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" },
};

/** The text of a page, its data included. Hundreds are read: to parse them would take longer than to make them. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<style\b.*?<\/style>|<script [^>]*type="module".*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '');
}
