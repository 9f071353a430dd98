import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useSay } from '../../app/say.ts';
import { isRecord, type FormValues } from '../../form/form-values.ts';
import { valuesOfMenu } from '../../start/pasted-values.ts';
import type { PastedMenu } from '../../start/pasted-menu.ts';
import { NotYet } from '../../ui/NotYet.tsx';
import { Section } from '../../ui/Section.tsx';
import { api } from '../content/api.ts';
import { useDocumentFormContext } from '../content/document-form-context.ts';
import { useSiteLanguages } from './site-languages.ts';
import { StartDocument } from './StartDocument.tsx';
import { useStarted } from './use-started.ts';
import { MenuTable } from './MenuTable.tsx';
import { PasteMenu } from './PasteMenu.tsx';

/** The menu: pasted or read from a file, then shown in a table to be put right. */
export function MenuStep() {
  const t = useTranslate();
  const say = useSay();
  const languages = useSiteLanguages();
  const { started, error, refetch } = useStarted('dailyMenu');
  const read = async (menu: PastedMenu, language: string) => {
    const unnamed = t('start.menu.unnamed');
    const values = {
      ...valuesOfMenu(menu, { language, unnamed }),
      title: { [language]: unnamed },
      ...{ slug: t('start.menu.slug'), isActive: true, displayOrder: 1 },
    };
    const params = { type: 'dailyMenu' };
    // The answer may get lost: it is seen here whether it was made.
    const asked = api('POST /content/:type', { params, body: { values } }).finally(refetch);
    return (await asked.catch(say)) !== undefined;
  };
  if (!started) return <NotYet error={error} onRetry={refetch} />;
  const [first] = started;
  if (!first) return <PasteMenu languages={languages} onRead={read} />;
  return (
    <StartDocument type="dailyMenu" id={first.id} isReady={hasPrices}>
      {({ values }) => (
        <>
          <MenuTable values={values} />
          <MorePasted languages={languages} />
        </>
      )}
    </StartDocument>
  );
}

/** It is public once its allergens are said, which is the next step; what it lacks is said above the table. */
const hasPrices = ({ items }: FormValues) =>
  Array.isArray(items) &&
  items.every((item) => isRecord(item) && typeof item['price'] === 'number');

/** Adds what is pasted next to what there is. */
function MorePasted({ languages }: { readonly languages: readonly string[] }) {
  const t = useTranslate();
  const { set } = useDocumentFormContext();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {t('start.menu.more')}
      </Button>
    );
  return (
    <Section title="start.menu.more" level={3}>
      <PasteMenu
        languages={languages}
        onRead={(menu, language) => {
          const read = valuesOfMenu(menu, { language, unnamed: t('start.menu.unnamed') });
          for (const [name, added] of Object.entries(read))
            set(name, (before: unknown) => [...(Array.isArray(before) ? before : []), ...added]);
          setOpen(false);
          return Promise.resolve(true);
        }}
      />
    </Section>
  );
}
