import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { readable, type Difference } from '../../../../content/differences.ts';
import { labelText } from '../labels.ts';
import { useOfficeLanguage } from '../use-content-form.ts';

interface ChangeListOptions {
  readonly changes: readonly Difference[];
  /** What the two sides are called. */
  readonly before: string;
  readonly after: string;
  /** What stands below a change, such as the choice between both. */
  readonly children?: (change: Difference, index: number) => ReactNode;
}

/** Changes field by field: what it was, what it is. */
export function ChangeList({ changes, before, after, children }: ChangeListOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {changes.map((change, index) => {
        const sides = [
          [before, change.before],
          [after, change.after],
        ] as const;
        const of = change.language ? ` · ${t(`content.languages.${change.language}`)}` : '';
        return (
          <Box component="li" key={`${change.path.join('.')} ${index}`}>
            <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.95rem' }}>
              {labelText(change.labels, language) + of}
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              {sides.map(([name, value]) => (
                <Box key={name} sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 1 }}>
                  <Typography variant="caption" color="textSecondary">
                    {name}
                  </Typography>
                  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {readable(value, change.field, language) || t('content.conflict.nothing')}
                  </Typography>
                </Box>
              ))}
            </Box>
            {children?.(change, index)}
          </Box>
        );
      })}
    </Box>
  );
}
