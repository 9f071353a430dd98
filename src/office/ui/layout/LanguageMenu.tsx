import { useLocales, useLocaleState } from 'ra-core';
import { ExpandMoreIcon, TranslateIcon } from '../../app/icons.ts';
import { MenuButton } from '../MenuButton.tsx';

/** The language of the office, and the others that it speaks. */
export function LanguageMenu() {
  const languages = useLocales();
  const [chosen, choose] = useLocaleState();
  return (
    <MenuButton
      label={languages.find(({ locale }) => locale === chosen)?.name ?? ''}
      color="inherit"
      startIcon={<TranslateIcon />}
      endIcon={<ExpandMoreIcon fontSize="small" />}
      items={languages.map(({ locale, name }) => ({
        key: locale,
        label: name,
        lang: locale,
        isSelected: locale === chosen,
        onChoose: () => choose(locale),
      }))}
    />
  );
}
