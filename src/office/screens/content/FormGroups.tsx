import { Box, Tab, Tabs } from '@mui/material';
import { memo, startTransition, useCallback, useMemo, useOptimistic, useState } from 'react';
import type { Bilingual, FormField } from '../../../content/index.ts';
import type { ContentForm } from './api.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { Field } from './fields/Field.tsx';
import { columnOf, FIELD_GRID } from './fields/field-grid.ts';
import { said, useDocumentFormContext } from './document-form-context.ts';
import { HolidayPicker } from './HolidayPicker.tsx';
import { Hint } from '../../ui/Hint.tsx';

/** The fields by their groups, one tab each. */
export function FormGroups({
  form,
  values,
}: {
  readonly form: ContentForm;
  readonly values: Readonly<Record<string, unknown>>;
}) {
  const { target, language } = useDocumentFormContext();
  const groups = useMemo(() => groupsOf(form), [form]);
  const first = groups[0]?.key ?? '';
  const [tab, setTab] = useState(first);
  // The press shows at once; the fields of a large group come behind it.
  const [pressed, setPressed] = useOptimistic(tab);
  const press = useCallback(
    (key: string) =>
      startTransition(() => {
        setPressed(key);
        setTab(key);
      }),
    [setPressed],
  );
  const [followed, setFollowed] = useState<typeof target>(null);
  if (target && target !== followed) {
    setFollowed(target);
    const [name] = target.path.split('.');
    setTab(form.fields.find((field) => field.name === name)?.group ?? first);
  }
  return (
    <Box>
      {groups.length > 1 && <GroupTabs groups={groups} tab={pressed} onTab={press} />}
      {groups.map(({ key, hint, fields }) => (
        <Box
          key={key}
          role={groups.length > 1 ? 'tabpanel' : undefined}
          id={`panel-${key}`}
          aria-labelledby={groups.length > 1 ? `tab-${key}` : undefined}
          hidden={key !== tab}
          sx={{
            ...FIELD_GRID,
            display: key === tab ? 'grid' : 'none',
            gap: 3,
          }}
        >
          {key === tab && (
            <>
              {hint && <Hint sx={{ gridColumn: '1 / -1' }}>{said(hint, language)}</Hint>}
              {form.type === 'openingHours' && key === 'exceptions' && (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <HolidayPicker exceptions={values['exceptions']} />
                </Box>
              )}
              {fields.map((field) => (
                <Box key={field.name} sx={{ gridColumn: columnOf(field) }}>
                  <Field field={field} path={field.name} value={values[field.name]} />
                </Box>
              ))}
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}

interface Group {
  readonly key: string;
  readonly label: Bilingual | undefined;
  readonly hint: Bilingual | undefined;
  readonly fields: readonly FormField[];
}

/** The groups in which something is asked. */
function groupsOf(form: ContentForm): readonly Group[] {
  const [first = ''] = Object.keys(form.groups);
  const asked = form.fields.filter(
    ({ name, isInternal }) => name !== 'displayOrder' && !isInternal,
  );
  return Object.entries(form.groups)
    .map(([key, label]) => ({
      ...{ key, label, hint: form.hints[key] },
      fields: asked.filter(({ group = first }) => group === key),
    }))
    .filter(({ fields }) => fields.length > 0);
}

interface TabsOptions {
  readonly groups: readonly Group[];
  readonly tab: string;
  readonly onTab: (key: string) => void;
}

const GroupTabs = memo(function GroupTabs({ groups, tab, onTab }: TabsOptions) {
  const language = useOfficeLanguage();
  return (
    <Tabs
      value={tab}
      onChange={(_, next: string) => onTab(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2 }}
    >
      {groups.map(({ key, label }) => (
        <Tab
          key={key}
          value={key}
          id={`tab-${key}`}
          aria-controls={`panel-${key}`}
          label={said(label, language)}
        />
      ))}
    </Tabs>
  );
});
