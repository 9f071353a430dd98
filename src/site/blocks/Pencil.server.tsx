import type { EditedPlace } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';

export interface PencilOptions extends Omit<EditedPlace, 'of'> {
  /** Whose field it is; nothing is shown where there is no such document. */
  of: EditedPlace['of'] | null | undefined;
}

/**
 * Leads who may edit the site to the form of what stands beside it; nothing at all on the pages of
 * everybody else. Takes no room: nothing is moved by it.
 */
export function Pencil({ of, ...place }: PencilOptions) {
  const page = usePage();
  const { editLinks } = page;
  const link = of && editLinks?.to({ of, ...place });
  if (!link) return null;
  page.useSheets('pencil');
  const { href, label } = link;
  return (
    <a className="pencil" href={href} aria-label={label} title={label} lang={editLinks?.language}>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
      </svg>
    </a>
  );
}

/** What somebody who may edit the site finds on each of its pages: how visitors see it, and the office. */
export function EditBar() {
  const page = usePage();
  const { editLinks } = page;
  if (!editLinks) return null;
  page.useSheets('pencil');
  return (
    <nav className="edit-bar" aria-label={editLinks.name} lang={editLinks.language}>
      {editLinks.general.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
