import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import type { FormField } from '../../../../content/index.ts';
import { isRecord } from '../../../form/form-values.ts';
import { ExpandLessIcon, ExpandMoreIcon } from '../../../app/icons.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import type { FieldPath } from '../set-at.ts';
import { columnOf, FIELD_GRID } from './field-grid.ts';

interface ItemFieldsOptions {
  readonly fields: readonly FormField[];
  readonly path: FieldPath;
  readonly value: unknown;
}

/** The fields of an item, those that are seldom filled in folded away below the others. */
export function ItemFields({ fields, path, value }: ItemFieldsOptions) {
  const { Field, problems, target } = useDocumentFormContext();
  const t = useTranslate();
  const shown = fields.filter(({ isInternal }) => !isInternal);
  const seldom = shown.filter(({ isSeldom }) => isSeldom);
  const isIn = (place: string) => seldom.some(({ name }) => place.startsWith(`${path}.${name}`));
  const isAsked = problems.some((problem) => isIn(problem.path.join('.')));
  const [isOpen, setOpen] = useState(false);
  const isUnfolded = isOpen || isAsked || (target !== null && isIn(target.path));
  const one = (field: FormField) => (
    <Box key={field.name} sx={{ gridColumn: columnOf(field) }}>
      <Field
        field={field}
        path={`${path}.${field.name}`}
        value={isRecord(value) ? value[field.name] : undefined}
      />
    </Box>
  );
  return (
    <Box sx={{ ...FIELD_GRID, gap: 2 }}>
      {shown.filter(({ isSeldom }) => !isSeldom).map(one)}
      {seldom.length > 0 && (
        <Button
          aria-expanded={isUnfolded}
          onClick={() => setOpen(!isOpen)}
          startIcon={isUnfolded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
        >
          {t('content.fields.more')}
        </Button>
      )}
      {isUnfolded && seldom.map(one)}
    </Box>
  );
}
