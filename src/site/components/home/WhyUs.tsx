import { usePage } from '../../page-context.ts';
import { FeatureGrid } from '../FeatureGrid.tsx';

const REASONS = [
  { key: 'local', icon: 'basket' },
  { key: 'hands', icon: 'whisk' },
  { key: 'everyone', icon: 'leaf' },
  { key: 'unhurried', icon: 'clock' },
] as const;

/** Four reasons to come. */
export function WhyUs() {
  const { t } = usePage();
  const items = REASONS.map(({ key, icon }) => ({
    icon,
    title: t(`home:why.items.${key}.title`),
    subtitle: t(`home:why.items.${key}.text`),
  }));
  return <FeatureGrid title={t('home:why.title')} items={items} />;
}
