import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { AddIcon } from '../../app/icons.tsx';
import { useSay } from '../../app/say.ts';
import { isRecord } from '../../form/form-values.ts';
import { PATTERNS, serviceOf, withoutUnpriced, type Pattern } from '../../start/patterns.ts';
import { Failed } from '../../ui/Failed.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Section } from '../../ui/Section.tsx';
import { api } from '../content/api.ts';
import { ItemFields } from '../content/fields/ItemFields.tsx';
import { useSiteLanguages } from './site-languages.ts';
import { StartDocument } from './StartDocument.tsx';
import { useStarted } from './use-started.ts';
import { Hint } from '../../ui/Hint.tsx';

const params = { type: 'service' };

/** What is asked of a price. */
const OF_PRICE = ['from', 'per'];

/** What the business offers besides its menu: from a few that are usual, each to be made its own. */
export function ServicesStep() {
  const t = useTranslate();
  const say = useSay();
  const languages = useSiteLanguages();
  const [busy, setBusy] = useState<Pattern | null>(null);
  const { started: services, error, refetch } = useStarted(params.type);
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!services) return <LoadingBar />;
  const add = async (pattern: Pattern) => {
    setBusy(pattern);
    const values = serviceOf(pattern, { languages, displayOrder: services.length + 1 });
    await api('POST /content/:type', { params, body: { values } }).catch(say);
    await refetch();
    setBusy(null);
  };
  const remove = async (id: string) => {
    const view = await api('GET /content/:type/:id', { params: { ...params, id } }).catch(say);
    if (!view) return;
    const { revision } = view;
    await api('POST /content/:type/:id/trash', { params: { ...params, id }, revision }).catch(say);
    await refetch();
  };
  return (
    <>
      <PlainList>
        {PATTERNS.map((pattern) => (
          <Box component="li" key={pattern} sx={CHOICE}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{t(`start.services.${pattern}`)}</Typography>
              <Hint>{t(`start.services.${pattern}Help`)}</Hint>
            </div>
            <Button
              variant="outlined"
              startIcon={<AddIcon />}
              loading={busy === pattern}
              disabled={busy !== null}
              aria-label={t('start.services.addOf', { service: t(`start.services.${pattern}`) })}
              onClick={() => void add(pattern)}
            >
              {t('content.fields.add')}
            </Button>
          </Box>
        ))}
      </PlainList>
      {services.map(({ id, title }) => (
        <Section key={id} title={title || t('shared.untitled')} level={3}>
          <StartDocument
            type="service"
            id={id}
            asks={{ title: true, summary: true }}
            tidy={withoutUnpriced}
          >
            {({ values, form }) => {
              const prices: unknown = values['prices'];
              const price: unknown = Array.isArray(prices) ? prices[0] : undefined;
              const inner = form.fields.find(({ name }) => name === 'prices')?.fields ?? [];
              if (!isRecord(price)) return null;
              return (
                <Box>
                  <Hint sx={{ mb: 1 }}>{t('start.services.price')}</Hint>
                  <ItemFields
                    fields={inner
                      .filter(({ name }) => OF_PRICE.includes(name))
                      .map((field) => ({ ...field, isRequired: false }))}
                    path="prices.0"
                    value={price}
                  />
                </Box>
              );
            }}
          </StartDocument>
          <Button onClick={() => void remove(id)}>{t('start.services.remove')}</Button>
        </Section>
      ))}
    </>
  );
}

const CHOICE = {
  ...{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 },
} as const;
