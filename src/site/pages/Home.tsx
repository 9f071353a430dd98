import { definePage } from '../page.ts';

export const homePage = definePage({
  path: '/',
  isListed: true,
  load: async ({ content }) => ({ services: await content.services() }),
  head: ({ settings, text }) => ({
    title: settings?.siteName ?? '',
    description: text(settings?.siteDescription),
  }),
  View: () => <h1>La Sobremesa</h1>,
});
