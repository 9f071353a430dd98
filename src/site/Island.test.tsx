import { describe, expect, it } from 'vitest';
import { htmlOf } from './components/testing.tsx';
import { Island } from './Island.tsx';

const MAP = <Island name="MapOnRequest" props={{ query: '</script>' }} />;

describe('an island in its page', () => {
  it('carries its data, and names its words instead of carrying them', async () => {
    const html = await htmlOf(MAP, 'en');
    expect(html).toContain('data-words="islands"');
    expect(html).toContain('{"query":"\\u003c/script>"}');
    expect(html.split('Show Google’s map')).toHaveLength(2);
    expect(html).not.toContain('data-overrides');
  });

  it('speaks with the owner’s words, and carries those of its own namespaces', async () => {
    const wording = { 'islands:map.show': 'Show "the" map', 'forms:optional': 'if you like' };
    const html = await htmlOf(MAP, 'en', { wording });
    expect(html).toContain('>Show &quot;the&quot; map</a>');
    const [, overrides = ''] = /data-overrides="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(overrides.replaceAll('&quot;', '"'))).toEqual({
      'islands:map.show': 'Show "the" map',
    });
  });

  it('that says nothing names no words', async () => {
    const html = await htmlOf(<Island name="Tabs" props={{ label: 'x', tabs: [] }} />);
    expect(html).not.toContain('data-words');
  });
});
