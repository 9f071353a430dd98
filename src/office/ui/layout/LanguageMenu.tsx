import { useQueryClient } from '@tanstack/react-query';
import { useLocales, useSetLocale } from 'ra-core';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../account.ts';
import type { Api } from '../../api.types.ts';
import { apiOf } from '../../app/api.ts';
import { lookAgain } from '../../app/current-account.ts';
import { ExpandMoreIcon, TranslateIcon } from '../../app/icons.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useWork } from '../../app/use-work.ts';
import { MenuButton } from '../MenuButton.tsx';

const api = apiOf<Api<'account'>>();

interface LanguageMenuOptions {
  /** Is it that of who is at work, on each of their devices and in what is sent to them? Else this screen's alone. */
  readonly isTheirs?: boolean;
}

/** The language of the office, and the others that it speaks. */
export function LanguageMenu({ isTheirs = false }: LanguageMenuOptions) {
  const locales = useLocales();
  const chosen = useOfficeLanguage();
  const setLocale = useSetLocale();
  const client = useQueryClient();
  const { work } = useWork();
  const nameOf = (language: OfficeLanguage) =>
    locales.find(({ locale }) => locale === language)?.name ?? language;
  const choose = (language: OfficeLanguage) =>
    work(async () => {
      await setLocale(language);
      if (!isTheirs) return;
      await api('PATCH /account', { body: { language } });
      await lookAgain();
      // What the server has put into words is in the language of before.
      await client.invalidateQueries();
    });
  return (
    <MenuButton
      label={nameOf(chosen)}
      color="inherit"
      startIcon={<TranslateIcon />}
      endIcon={<ExpandMoreIcon fontSize="small" />}
      items={OFFICE_LANGUAGES.map((language) => ({
        key: language,
        label: nameOf(language),
        lang: language,
        isSelected: language === chosen,
        onChoose: () => void choose(language),
      }))}
    />
  );
}
