import type { Blog } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { networksIn } from './networks.server.ts';
import { Picture } from './Picture.server.tsx';

/** Who wrote a post: picture, name, a few words, ways to reach them. */
export function AuthorBox({ author }: { author: NonNullable<Blog['author']> }) {
  const page = usePage();
  const { t, text } = page;
  const { name, image, bio, email, socialMedia } = author;
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
          {networksIn(socialMedia, page).map(({ name: network, href }) => (
            <a key={network} href={href} rel="external noopener">
              {network}
            </a>
          ))}
        </p>
      </div>
    </aside>
  );
}
