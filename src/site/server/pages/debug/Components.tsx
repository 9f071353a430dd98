import type { About, ContentService, GalleryPicture, Workshop } from '../../../../content/index.ts';
import { loadMenu, type MenuData } from '../../components/menu/menu-data.ts';
import { PageTop } from '../../components/PageTop.tsx';
import { definePage } from '../../page.ts';
import { usePage } from '../../page-context.ts';
import type { Example, ExampleData, ExampleGroup } from './example.ts';
import { exampleContent } from './example-content.ts';
import { basics } from './examples/basics.tsx';
import { blog } from './examples/blog.tsx';
import { cards } from './examples/cards.tsx';
import { dates } from './examples/dates.tsx';
import { forms } from './examples/forms.tsx';
import { heads } from './examples/heads.tsx';
import { hours } from './examples/hours.tsx';
import { menu } from './examples/menu.tsx';
import { messages } from './examples/messages.tsx';
import { pictures } from './examples/pictures.tsx';
import { quote } from './examples/quote.tsx';
import { templates } from './examples/templates.tsx';
import { texts } from './examples/texts.tsx';
import { OnPage } from './OnPage.tsx';

/** Workshops whose dialogs can be opened. */
const WORKSHOPS = 2;

const GROUPS = [
  basics,
  heads,
  cards,
  dates,
  menu,
  hours,
  pictures,
  texts,
  blog,
  forms,
  messages,
  quote,
  templates,
] as const;

/** Components that stand around every page, and at the head of this one. */
const AROUND = ['Layout', 'Header', 'Footer', 'PageTop', 'Breadcrumbs'];

interface SiteData {
  readonly photos: readonly GalleryPicture[];
  readonly workshops: readonly Workshop[];
  readonly about: About | null;
  readonly shownMenu: MenuData | null;
}

/** Internal: every component in its states. What a test finds missing here fails it. */
export const componentsPage = definePage<SiteData>({
  path: '/debug/components',
  isListed: false,
  isDebug: true,
  load: ({ content }) => load(content),
  head: ({ t }) => ({
    title: t('debug:components.title'),
    description: t('debug:components.text'),
    isIndexed: false,
  }),
  View: ComponentsView,
});

/** Of the site's own content what an example needs to lead somewhere: pictures, dialogs, tabs. */
async function load(content: ContentService): Promise<SiteData> {
  const [photos, workshops, about, shownMenu] = await Promise.all([
    content.galleryPictures(),
    content.workshops('gastronomic'),
    content.about(),
    loadMenu(content),
  ]);
  return { photos, workshops: workshops.slice(0, WORKSHOPS), about, shownMenu };
}

function ComponentsView({ data }: { data: SiteData }) {
  const page = usePage();
  const { t } = page;
  page.useSheets('debug');
  const images = data.photos.map(({ image }) => image);
  const all: ExampleData = { ...exampleContent(t, images), ...data };
  const groups = GROUPS.map((group) => group(page, all));
  return (
    // No example has an hour at which the page is to be rendered again.
    <OnPage changes={{ freshUntil: () => undefined }}>
      <PageTop
        title={t('debug:components.title')}
        text={t('debug:components.text')}
        crumbs={[{ name: t('services:title'), path: '/services' }]}
      />
      <div className="wrap debug-index">
        <p className="soft">{t('debug:components.aroundPage', { names: AROUND.join(', ') })}</p>
        <nav aria-label={t('debug:components.groups')}>
          <ul className="actions">
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#group-${name}`}>{t(`debug:components.group.${name}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </OnPage>
  );
}

function Group({ group: { name, examples } }: { group: ExampleGroup }) {
  const { t } = usePage();
  return (
    <div id={`group-${name}`} className="debug-group">
      <h2 className="wrap">{t(`debug:components.group.${name}`)}</h2>
      {examples.map((example) => (
        <Shown key={`${example.component} ${example.state}`} example={example} />
      ))}
    </div>
  );
}

function Shown({ example }: { example: Example }) {
  const { t } = usePage();
  const { component, state, contains, isWide, node } = example;
  return (
    <div className="debug-example" data-component={component}>
      <div className="wrap">
        <h2 className="debug-name">
          <code>{component}</code>
          {state && ` · ${t(`debug:components.state.${state}`)}`}
        </h2>
        {contains && (
          <p className="soft small">
            {t('debug:components.contains')} <code>{contains.join(', ')}</code>
          </p>
        )}
      </div>
      <div className={isWide ? undefined : 'wrap'}>{node}</div>
    </div>
  );
}
