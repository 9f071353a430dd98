import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { Card } from '../Card.server.tsx';
import { Section } from '../Section.server.tsx';

/** Who works there. */
export const teamBlock = defineBlock({
  kind: 'team',
  load: ({ content }) => content.team(),
  View({ block, data: team }) {
    const { t, text } = usePage();
    if (team.length === 0) return null;
    return (
      <Section ground="linen" title={text(block.title) || t('about:team')} text={text(block.text)}>
        <ul className="cards">
          {team.map((member) => (
            <Card
              key={member._id}
              of={member}
              title={member.name}
              picture={member.image}
              ratio="5:4"
              text={text(member.bio)}
              meta={text(member.role)}
            />
          ))}
        </ul>
      </Section>
    );
  },
});
