import { isRecord, ofType, walk, type Problem, type Sample } from './sample.ts';

/** Pages that a document may lead to, without their language. */
const PAGES = new Set([
  ...[
    '/',
    '/gastronomic',
    '/birthday',
    '/blog',
    '/catering',
    '/chef',
    '/daily',
    '/menu',
    '/gallery',
  ],
  ...['/about', '/contact', '/services', '/past-experiences', '/vegetarian'],
]);

/** Links inside the site, in rich text and on banners, lead to a page or a post that exists. */
export function checkLinks(sample: Sample): Problem[] {
  const posts = new Set(
    ofType(sample, 'blog').map(({ slug }) => `/blog/${isRecord(slug) ? String(slug.current) : ''}`),
  );
  return sample.documents.flatMap(({ where, fields }) => {
    const problems: Problem[] = [];
    walk(fields, (link, path) => {
      if (typeof link !== 'string' || !/(\.href|ctaLink)$/.test(path) || !link.startsWith('/'))
        return;
      const page = link.replace(/#.*$/, '').replace(/^\/en(?=\/|$)/, '') || '/';
      if (!PAGES.has(page) && !posts.has(page))
        problems.push({ where, message: `${path}: no page ${link}` });
    });
    return problems;
  });
}
