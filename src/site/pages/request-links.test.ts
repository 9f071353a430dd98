import { expect, test } from 'vitest';
import { usualBlocks, type ContentService, type PageCopy } from '../../content/index.ts';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { sampleDocument } from '../../content/testing/sample-document.server.ts';
import { pagesOf } from '../testing/site.ts';

const chef = sampleDocument('service', 'chef', 'key');

/** Where the button leads to that asks for what the page shows. */
async function asking(address: string, words: string, queries: Partial<ContentService>) {
  const { $ } = await pagesOf({ ...noContent, ...queries })(address);
  return $('main a.button')
    .filter((_, link) => $(link).text() === words)
    .attr('href');
}

test('an estimate is asked for where its page has a form, else by the page for contacting', async () => {
  const ask = (blocks: ReturnType<typeof usualBlocks>) =>
    asking('/en/chef?people=4', 'Ask for this', {
      services: async () => [read('service', { ...chef, blocks })],
    });
  const blocks = usualBlocks();
  expect(await ask(blocks)).toBe('#form');
  expect(await ask(blocks.filter(({ _type }) => _type !== 'form'))).toBe('/en/contact');
});

test('so is an experience like those of the past', async () => {
  const ask = (queries: Partial<ContentService>) =>
    asking('/en/past-experiences', 'The next one could be yours', queries);
  const services = async () => [read('service', chef)];
  expect(await ask({ services })).toBe('#form');
  // Without a service there is nothing to ask for.
  expect(await ask({})).toBe('/en/contact');
  const copy = { ...sampleDocument('pageCopy', 'pastExperiences'), blocks: [] };
  const bare = read('pageCopy', copy);
  expect(await ask({ services, pageCopies: async () => [bare] as PageCopy[] })).toBe('/en/contact');
});

test('the form stands beside how the business is reached, alone while that is not known', async () => {
  const layout = async (queries: Partial<ContentService>) => {
    const { $ } = await pagesOf({ ...noContent, ...queries })('/en/contact');
    expect($('main form[action="/api/contact"]')).toHaveLength(1);
    return $('main .contact').length;
  };
  const settings = read('globalSettings', sampleDocument('globalSettings'));
  expect(await layout({ globalSettings: async () => settings })).toBe(1);
  expect(await layout({})).toBe(0);
});
