import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { changedLines } from '../../form/changed-lines.ts';
import { readable, type Difference } from '../../form/differences.ts';
import { isRecord } from '../../form/form-values.ts';
import { labelText } from './labels.ts';
import { refIn } from './picture-address.ts';
import { StoredPicture } from './StoredPicture.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useDocuments } from './use-documents.ts';
import { PlainList } from '../../ui/PlainList.tsx';

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
  const textOf = useTexts(changes);
  return (
    <PlainList gap={2}>
      {changes.map((change, index) => {
        const of = change.language ? ` · ${t(`content.languages.${change.language}`)}` : '';
        const isPicture = change.field.input === 'picture';
        const isItem = change.field.input === 'list';
        const [was, is] = [change.before, change.after].map((value) => textOf(value, change.field));
        const isSameText = !isPicture && was === is;
        const [old, now] = changedLines(was ?? '', is ?? '');
        const sides = [
          [before, change.before, old],
          [after, change.after, now],
        ] as const;
        return (
          <Box component="li" key={`${change.path.join('.')} ${index}`}>
            <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.95rem' }}>
              {labelText(change.labels, language) + of}
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              {(isSameText ? [] : sides).map(([name, value, text]) => (
                <Box key={name} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1 }}>
                  <Typography variant="caption" color="textSecondary">
                    {name}
                  </Typography>
                  {isPicture ? (
                    <Picture value={value} alt={name} />
                  ) : (
                    <Typography sx={{ whiteSpace: 'pre-wrap' }}>
                      {text || t(`content.conflict.${isItem ? 'removed' : 'nothing'}`)}
                    </Typography>
                  )}
                </Box>
              ))}
            </Box>
            {isSameText && (
              <Typography color="textSecondary">{t('content.conflict.form')}</Typography>
            )}
            {children?.(change, index)}
          </Box>
        );
      })}
    </PlainList>
  );
}

/** How a value reads; a document that it points to, by its title. */
function useTexts(changes: readonly Difference[]) {
  const language = useOfficeLanguage();
  const documents = useDocuments([...new Set(changes.flatMap(({ field }) => field.to ?? []))]);
  const titleOf = (value: unknown) => {
    const ref = isRecord(value) ? value['_ref'] : undefined;
    return documents.find(({ id }) => id === ref)?.title ?? '';
  };
  return (value: unknown, field: Difference['field']): string => {
    if (field.input === 'reference') return titleOf(value);
    if (field.input === 'references' && Array.isArray(value)) return value.map(titleOf).join(', ');
    return readable(value, field, language);
  };
}

function Picture({ value, alt }: { readonly value: unknown; readonly alt: string }) {
  const t = useTranslate();
  const ref = refIn({ asset: value });
  if (ref === '') return <Typography>{t('content.conflict.nothing')}</Typography>;
  return <StoredPicture file={ref} alt={`${t('content.fields.picture')}: ${alt}`} />;
}
