import { Box, Button, Typography } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { AddIcon } from '../../app/icons.ts';
import { useWork } from '../../app/use-work.ts';
import type { FormValues } from '../../form/form-values.ts';
import {
  PATTERNS,
  priceOf,
  serviceOf,
  withoutUnpriced,
  type Pattern,
} from '../../start/patterns.ts';
import { NotYet } from '../../ui/NotYet.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Section } from '../../ui/Section.tsx';
import { useTell } from '../../ui/tell.tsx';
import { api, type ContentForm } from '../content/api.ts';
import type { Draft } from '../content/use-document-draft.ts';
import { DocumentFormContext, useDocumentFormContext } from '../content/document-form-context.ts';
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
  const tell = useTell();
  const { isBusy, work } = useWork();
  const languages = useSiteLanguages();
  const [added, setAdded] = useState<Pattern | null>(null);
  const { started: services, error, refetch } = useStarted(params.type);
  const isComing = useRef(false);
  // It comes below the choices, out of sight on a phone.
  const lead = useCallback((heading: HTMLHeadingElement | null) => {
    if (!heading || !isComing.current) return;
    isComing.current = false;
    heading.focus();
  }, []);
  if (!services) return <NotYet error={error} onRetry={refetch} />;
  const add = (pattern: Pattern) => {
    setAdded(pattern);
    isComing.current = true;
    const values = serviceOf(pattern, { languages, displayOrder: services.length + 1 });
    // The answer may get lost: it is seen here whether it was added.
    return work(() => api('POST /content/:type', { params, body: { values } }).finally(refetch));
  };
  const remove = (id: string, draft: Draft) =>
    work(async () => {
      if (!(await draft.flush())) return;
      const of = { params: { ...params, id } };
      const revision = draft.revision();
      const gone = await api('POST /content/:type/:id/trash', { ...of, revision });
      const bring = () =>
        api('POST /content/:type/:id/restore', { ...of, revision: gone.revision });
      tell({
        text: t('content.done.trash'),
        undo: () => void work(() => bring().then(() => refetch())),
      });
      await refetch();
    });
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
              loading={isBusy && added === pattern}
              disabled={isBusy}
              aria-label={t('start.services.addOf', { service: t(`start.services.${pattern}`) })}
              onClick={() => void add(pattern)}
            >
              {t('ra.action.add')}
            </Button>
          </Box>
        ))}
      </PlainList>
      {services.map(({ id, title }) => (
        <Section key={id} title={title || t('shared.untitled')} level={3} headingRef={lead}>
          <StartDocument
            type="service"
            id={id}
            asks={{ title: true, summary: true }}
            tidy={withoutUnpriced}
          >
            {({ values, form, draft }) => (
              <>
                <Price form={form} value={priceOf(values)} />
                <Button
                  disabled={isBusy}
                  sx={{ justifySelf: 'start' }}
                  onClick={() => void remove(id, draft)}
                >
                  {t('start.services.remove')}
                </Button>
              </>
            )}
          </StartDocument>
        </Section>
      ))}
    </>
  );
}

interface PriceOptions {
  readonly form: ContentForm;
  readonly value: FormValues;
}

/** A price, which may stay away: nobody who leaves it empty is told that it is missing. */
function Price({ form, value }: PriceOptions) {
  const t = useTranslate();
  const context = useDocumentFormContext();
  const { read, set: write } = context;
  const set = (path: string, typed: unknown) => {
    // It was made public without one.
    if (read('prices.0') === undefined) write('prices', [value]);
    write(path, typed);
  };
  const fields = form.fields.find(({ name }) => name === 'prices')?.fields ?? [];
  return (
    <DocumentFormContext.Provider value={{ ...context, set, leave: () => undefined }}>
      <Box>
        <Hint sx={{ mb: 1 }}>{t('start.services.price')}</Hint>
        <ItemFields
          fields={fields
            .filter(({ name }) => OF_PRICE.includes(name))
            .map((field) => ({ ...field, isRequired: false }))}
          path="prices.0"
          value={value}
        />
      </Box>
    </DocumentFormContext.Provider>
  );
}

const CHOICE = {
  ...{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 },
} as const;
