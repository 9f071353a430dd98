import { describe, expect, it } from 'vitest';
import { Island } from './Island.server.tsx';
import { rendered } from './testing/page.tsx';

const MAP = <Island name="MapOnRequest" props={{ query: '</script>' }} />;

describe('an island in its page', () => {
  it('carries its data, and names its words instead of carrying them', () => {
    const $ = rendered(MAP, 'en');
    const island = $('[data-island]');
    expect(island.attr('data-words')).toBe('islands');
    expect(island.find('script').text()).toBe('{"query":"\\u003c/script>"}');
    expect($.root().text().split('Show Google’s map')).toHaveLength(2);
    expect(island.attr('data-overrides')).toBeUndefined();
  });

  it('speaks with the owner’s words, and carries those of its own namespaces', () => {
    const wording = { 'islands:map.show': 'Show "the" map', 'forms:optional': 'if you like' };
    const $ = rendered(MAP, 'en', { overrides: new Map([['en', wording]]) });
    const links = $('a').map((_, link) => $(link).text());
    expect(links.get()).toContain('Show "the" map');
    expect(JSON.parse($('[data-island]').attr('data-overrides') ?? '')).toEqual({
      'islands:map.show': 'Show "the" map',
    });
  });

  it('that says nothing names no words', () => {
    const $ = rendered(<Island name="Retry" props={{ label: 'x', loading: 'y' }} />);
    expect($('[data-island]').attr('data-words')).toBeUndefined();
  });
});
