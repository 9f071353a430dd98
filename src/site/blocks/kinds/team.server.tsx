import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { Card } from '../Card.server.tsx';
import { SectionHeading } from '../SectionHeading.server.tsx';

/** Who works there. */
export const teamBlock = defineBlock({
  kind: 'team',
  load: ({ content }) => content.team(),
  View({ block, data: team }) {
    const { t, text } = usePage();
    if (team.length === 0) return null;
    return (
      <section className="section linen">
        <div className="wrap">
          <SectionHeading title={text(block.title) || t('about:team')} text={text(block.text)} />
          <ul className="cards">
            {team.map(({ _id, name, role, bio, image }) => (
              <Card
                key={_id}
                title={name}
                picture={image}
                ratio="5:4"
                text={text(bio)}
                meta={text(role)}
              />
            ))}
          </ul>
        </div>
      </section>
    );
  },
});
