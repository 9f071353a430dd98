import { shownWorkshops } from '../../shown-workshops.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { Courses } from '../Courses.server.tsx';

/** Workshops as cards, each with its dialog. */
export const coursesBlock = defineBlock({
  kind: 'courses',
  load: async (source, block) =>
    shownWorkshops(source.content, (await serviceOf(source, block)) ?? undefined),
  View: ({ block, data: workshops }) => <Courses block={block} workshops={workshops} />,
});
