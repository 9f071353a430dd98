import { servicePath } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { ImageStrip } from '../ImageStrip.server.tsx';
import { Section } from '../Section.server.tsx';

/** Photos of a service or of events, with the way to more of them. */
export const photosBlock = defineBlock({
  kind: 'photos',
  load: ({ content }) => content.about(),
  View({ block: { of, title }, data: about }) {
    const { t, text, link, parts } = usePage();
    const pictures = (of === 'events' ? about?.events : about?.catering) ?? [];
    if (pictures.length === 0) return null;
    const service = parts?.services.find(({ key }) => key === about?.service);
    const ofService = service && {
      link: { href: link(servicePath(service)), label: t('about:moreCatering') },
    };
    const ofEvents = { link: { href: link('/past-experiences'), label: t('about:moreEvents') } };
    return (
      <Section
        title={text(title) || t(of === 'events' ? 'about:events' : 'about:catering')}
        {...(of === 'events' ? ofEvents : ofService)}
        wordsOf={{ of: about, field: of === 'events' ? 'events' : 'catering' }}
      >
        <ImageStrip pictures={pictures} />
      </Section>
    );
  },
});
