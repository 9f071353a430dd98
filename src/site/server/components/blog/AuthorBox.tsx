import type { Blog } from '../../../../content/index.ts';
import { usePage } from '../../page-context.ts';
import { linkOf } from '../links.ts';
import { Picture } from '../Picture.tsx';

const NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  youtube: 'YouTube',
} as const;

/** Who wrote a post: picture, name, a few words, ways to reach them. */
export function AuthorBox({ author }: { author: NonNullable<Blog['author']> }) {
  const { t, text } = usePage();
  const { name, image, bio, email, socialMedia } = author;
  const networks = Object.entries(NETWORKS).flatMap(([key, label]) => {
    const link = linkOf(socialMedia?.[key as keyof typeof NETWORKS]);
    return link ? [{ label, href: link.href }] : [];
  });
  return (
    <aside className="author linen" aria-labelledby="author">
      {image && <Picture picture={image} ratio="1:1" widths={[96, 192]} sizes="6rem" alt="" />}
      <div>
        <h2 className="serif" id="author">
          {t('blog:by', { name })}
        </h2>
        {bio && <p className="soft">{text(bio)}</p>}
        <p className="actions small">
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {networks.map(({ label, href }) => (
            <a key={label} href={href} rel="external noopener">
              {label}
            </a>
          ))}
        </p>
      </div>
    </aside>
  );
}
