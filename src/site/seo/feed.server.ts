import { localizedPath } from '../../i18n/index.server.ts';
import { fileWords } from '../file-words.server.ts';
import type { FileContext, GeneratedFile } from '../generated-file.server.ts';
import { xmlText } from './xml.server.ts';

/** Posts in the feed: the newest. */
const POSTS = 20;

/** The Atom feed of a language's posts (RFC 4287). */
export const feedFile: GeneratedFile = {
  path: '/feed.xml',
  contentType: 'application/atom+xml; charset=utf-8',
  isPerLanguage: true,
  write: feed,
};

async function feed(file: FileContext): Promise<string | null> {
  const { content, language, siteUrl } = file;
  if ((await content.filledTypes()).includes('off:blog')) return null;
  const [{ posts }, { siteName: name, t, text }] = await Promise.all([
    content.blogs({ offset: 0, limit: POSTS }),
    fileWords(file, language),
  ]);
  const address = (path: string) => xmlText(siteUrl + encodeURI(localizedPath(path, language)));
  const updated = posts[0]?.publishedAt ?? '1970-01-01T00:00:00Z';
  const entries = posts.map((post) => {
    const link = address(`/blog/${post.slug}`);
    const published = new Date(post.publishedAt ?? 0).toISOString();
    return `<entry>
<title>${xmlText(text(post.title))}</title>
<link href="${link}"/>
<id>${link}</id>
<published>${published}</published>
<updated>${published}</updated>
<author><name>${xmlText(post.author?.name ?? name)}</name></author>
<summary>${xmlText(text(post.description))}</summary>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${xmlText(t('blog:headTitle', { name }))}</title>
<link href="${address('/blog')}"/>
<link rel="self" href="${address('/feed.xml')}"/>
<id>${address('/blog')}</id>
<updated>${new Date(updated).toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}
