import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import type { ContentForm } from './api.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { Field } from './fields/Field.tsx';
import { columnOf, FIELD_GRID } from './fields/field-grid.ts';
import { said, useDocumentFormContext } from './document-form-context.ts';
import { HolidayPicker } from './HolidayPicker.tsx';

/** The fields by their groups, one tab each. */
export function FormGroups({
  form,
  values,
}: {
  readonly form: ContentForm;
  readonly values: Readonly<Record<string, unknown>>;
}) {
  const language = useOfficeLanguage();
  const { target } = useDocumentFormContext();
  const keys = Object.keys(form.groups);
  const [tab, setTab] = useState(keys[0] ?? '');
  const [followed, setFollowed] = useState<typeof target>(null);
  if (target && target !== followed) {
    setFollowed(target);
    const [name] = target.path.split('.');
    setTab(form.fields.find((field) => field.name === name)?.group ?? keys[0] ?? '');
  }
  const inGroup = (group: string) =>
    form.fields.filter(
      (field) =>
        (field.group ?? keys[0]) === group && field.name !== 'displayOrder' && !field.isInternal,
    );
  const shown = keys.filter((key) => inGroup(key).length > 0);
  return (
    <Box>
      {shown.length > 1 && (
        <Tabs
          value={tab}
          onChange={(_, next: string) => setTab(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ mb: 2 }}
        >
          {shown.map((key) => (
            <Tab
              key={key}
              value={key}
              id={`tab-${key}`}
              aria-controls={`panel-${key}`}
              label={said(form.groups[key], language)}
            />
          ))}
        </Tabs>
      )}
      {shown.map((key) => (
        <Box
          key={key}
          role={shown.length > 1 ? 'tabpanel' : undefined}
          id={`panel-${key}`}
          aria-labelledby={shown.length > 1 ? `tab-${key}` : undefined}
          hidden={key !== tab}
          sx={{
            ...FIELD_GRID,
            display: key === tab ? 'grid' : 'none',
            gap: 3,
          }}
        >
          {key === tab && (
            <>
              {form.type === 'openingHours' && key === 'exceptions' && (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <HolidayPicker exceptions={values['exceptions']} />
                </Box>
              )}
              {inGroup(key).map((field) => (
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
