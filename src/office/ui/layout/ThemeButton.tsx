import { useTranslate } from 'ra-core';
import { Brightness4Icon, Brightness7Icon } from '../../app/icons.ts';
import { BarButton } from './BarButton.tsx';
import { useColours } from './Colours.tsx';

/** Turns from light to dark, and back. */
export function ThemeButton() {
  const t = useTranslate();
  const [colours, setColours] = useColours();
  const isDark = colours === 'dark';
  return (
    <BarButton
      label={t('ra.action.toggle_theme')}
      onClick={() => setColours(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Brightness7Icon /> : <Brightness4Icon />}
    </BarButton>
  );
}
