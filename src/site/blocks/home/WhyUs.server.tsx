import type { HomePage } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { FeatureGrid } from '../FeatureGrid.server.tsx';

/** Some reasons to come. */
export function WhyUs({ reasons }: { reasons: HomePage['reasons'] }) {
  const { t, text } = usePage();
  const items = reasons.map((reason) => ({
    icon: reason.icon,
    title: text(reason.title),
    subtitle: text(reason.text),
  }));
  return <FeatureGrid title={t('home:why')} items={items} />;
}
