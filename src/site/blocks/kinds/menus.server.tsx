import { usePage } from '../../page-context.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { SampleMenus } from '../SampleMenus.server.tsx';

/** The menus that a service gives as examples. */
export const menusBlock = defineBlock({
  kind: 'menus',
  load: serviceOf,
  View({ block, data: service }) {
    const { text } = usePage();
    return service && <SampleMenus service={service} title={text(block.title)} />;
  },
});
