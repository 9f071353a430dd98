import { Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { AddIcon } from '../../app/icons.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import type { TodayAnswer } from './api.ts';

interface NewLinksOptions {
  readonly types: NonNullable<TodayAnswer['content']>['written'];
}

/** Begin what is written again and again: another post, another date. */
export function NewLinks({ types }: NewLinksOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, mt: 1 }}>
      {types.map(({ type, typeName }) => (
        <Button
          key={type}
          component={Link}
          to={`/content/${type}`}
          state={{ isNew: true }}
          startIcon={<AddIcon />}
        >
          {t('today.new', { name: typeName[language] })}
        </Button>
      ))}
    </Stack>
  );
}
