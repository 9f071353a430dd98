import { FeatureGrid } from '../../../components/FeatureGrid.tsx';
import { Hero } from '../../../components/Hero.tsx';
import { HomeFacts } from '../../../components/home/HomeFacts.tsx';
import { MenuBanner } from '../../../components/menu/MenuBanner.tsx';
import { OpenNow } from '../../../components/OpenNow.tsx';
import { SectionHeading } from '../../../components/SectionHeading.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';

export function heads({ t, href }: PageContext, data: ExampleData): ExampleGroup {
  const { picture, banner, service, about } = data;
  const title = t('debug:components.example.title');
  const text = t('debug:components.example.text');
  const actions = [
    { label: t('debug:components.example.button'), href: href('/contact') },
    { label: t('debug:components.example.quietButton'), href: href('/menu'), isQuiet: true },
  ];
  const features = ['whisk', 'leaf', 'clock', undefined].map((icon, index) => ({
    icon,
    title: `${title} ${index + 1}`,
    subtitle: text,
  }));
  return {
    name: 'heads',
    examples: [
      {
        component: 'SectionHeading',
        state: 'full',
        node: (
          <SectionHeading
            title={title}
            text={text}
            level={3}
            link={{ href: href('/menu'), label: t('debug:components.example.link') }}
          />
        ),
      },
      {
        component: 'SectionHeading',
        state: 'bare',
        node: <SectionHeading title={title} level={3} />,
      },
      {
        component: 'Hero',
        state: 'tall',
        contains: ['HomeFacts', 'OpenNow'],
        isWide: true,
        node: (
          <Hero
            isTall
            title={title}
            text={text}
            picture={picture}
            actions={actions}
            above={<OpenNow />}
          >
            <HomeFacts services={[{ ...service, key: 'gastronomic' }]} workshops={data.workshops} />
          </Hero>
        ),
      },
      {
        component: 'Hero',
        state: 'film',
        isWide: true,
        node: (
          <Hero
            title={title}
            text={text}
            picture={about?.poster ?? picture}
            film={about?.film}
            backgroundPosition="center"
          />
        ),
      },
      { component: 'Hero', state: 'bare', isWide: true, node: <Hero title={title} /> },
      {
        component: 'MenuBanner',
        state: 'full',
        isWide: true,
        node: <MenuBanner title={title} text={text} banner={banner} />,
      },
      {
        component: 'MenuBanner',
        state: 'bare',
        isWide: true,
        node: <MenuBanner title={title} text="" banner={null} />,
      },
      {
        component: 'FeatureGrid',
        state: 'full',
        node: <FeatureGrid title={title} text={text} items={features} />,
      },
      { component: 'FeatureGrid', state: 'bare', node: <FeatureGrid items={features} /> },
    ],
  };
}
