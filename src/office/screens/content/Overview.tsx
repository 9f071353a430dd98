import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { capitalized } from '../../../i18n/index.ts';
import { api } from './api.ts';
import { said } from './document-form-context.ts';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { Title } from '../../ui/Title.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** Everything that there is to edit. */
export default function Overview() {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { data: found, error } = useQuery({
    queryKey: ['content-types'],
    queryFn: () => api('GET /content-types'),
  });
  if (!found) {
    if (!error) return <LoadingBar />;
    return <ScreenProblem error={error} title="content.title" list="/content" />;
  }
  return (
    <Box sx={{ my: 2 }}>
      <Title title="content.title" />
      <PlainList
        gap={1.5}
        sx={{ gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}
      >
        {found.types
          .filter(({ type }) => type !== 'wording')
          .map(({ type, several, isSingleton, count, drafts }) => (
            <Paper component="li" variant="outlined" key={type}>
              <ButtonBase
                component={Link}
                to={isSingleton ? `/content/${type}/${type}` : `/content/${type}`}
                sx={{
                  display: 'block',
                  width: '100%',
                  p: 2,
                  minHeight: 72,
                  textAlign: 'start',
                  color: 'text.primary',
                }}
              >
                <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                  {capitalized(said(several, language))}
                </Typography>
                <Typography component="span" color="textSecondary" sx={{ fontSize: '0.85rem' }}>
                  {[
                    isSingleton ? '' : t('content.count', { count: count }),
                    drafts > 0 ? t('content.drafts', { count: drafts }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </ButtonBase>
            </Paper>
          ))}
      </PlainList>
    </Box>
  );
}
