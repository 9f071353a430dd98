import type { BlogSummary } from '../../content/index.ts';
import { localizedPath } from '../../i18n/index.server.ts';
import { fileWords } from '../file-words.server.ts';
import type { FileContext, GeneratedFile } from '../generated-file.server.ts';
import { xmlText } from './xml.server.ts';

/** Posts in the feed: the newest. */
const POSTS = 20;

/** The Atom feed of a language's posts (RFC 4287), known by their ids: their addresses may change. */
export const feedFile: GeneratedFile = {
  path: '/feed.xml',
  contentType: 'application/atom+xml; charset=utf-8',
  isPerLanguage: true,
  write: feed,
};

/** When a post was changed or, if that was later, came on the site; a text that is no time counts as none. */
function updatedOf({ _updatedAt, publishedAt }: BlogSummary): string {
  const times = [_updatedAt, publishedAt].map((at) => Date.parse(at ?? '') || 0);
  return new Date(Math.max(...times)).toISOString();
}

async function feed(file: FileContext): Promise<string | null> {
  const { content, language, siteUrl } = file;
  if ((await content.filledTypes()).includes('off:blog')) return null;
  const [{ posts }, { siteName: name, t, text }] = await Promise.all([
    content.blogs({ offset: 0, limit: POSTS }),
    fileWords(file, language),
  ]);
  const address = (path: string) => xmlText(siteUrl + encodeURI(localizedPath(path, language)));
  const [updated = new Date(0).toISOString()] = posts.map(updatedOf).sort().reverse();
  const entries = posts.map(
    (post) => `<entry>
<title>${xmlText(text(post.title))}</title>
<link href="${address(`/blog/${post.slug}`)}"/>
<id>${address('/blog')}#${encodeURIComponent(post._id)}</id>
<published>${new Date(post.publishedAt ?? 0).toISOString()}</published>
<updated>${updatedOf(post)}</updated>
<author><name>${xmlText(post.author?.name ?? name)}</name></author>
<summary>${xmlText(text(post.description))}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${xmlText(t('blog:headTitle', { name }))}</title>
<link href="${address('/blog')}"/>
<link rel="self" href="${address('/feed.xml')}"/>
<id>${address('/blog')}</id>
<updated>${updated}</updated>
${entries.join('\n')}
</feed>
`;
}
