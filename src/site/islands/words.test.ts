import { expect, it } from 'vitest';
import { ISLAND_NAMESPACES } from './components.server.ts';

it('names the words that an island asks for, in its own file or in what it imports', () => {
  expect(ISLAND_NAMESPACES).toMatchObject({
    Retry: [],
    Carousel: ['islands'],
    RequestForm: ['forms'],
    WorkshopDialog: ['forms', 'islands'],
  });
});
