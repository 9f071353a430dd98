import { Box, FormHelperText, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { byLanguage } from '../../../../content/index.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import { RichTextEditor } from '../RichTextEditor.tsx';
import type { FieldOptions } from '../field-options.ts';
import { Left } from './Left.tsx';
import { useFieldInput, useProblem } from './FieldProblem.tsx';

/** Rich text in each language. It brings the editor, so it is loaded where there is such a field. */
export default function RichTextField({ field, path, value }: FieldOptions) {
  const { languages, set } = useDocumentFormContext();
  const t = useTranslate();
  const { label, error, helperText } = useFieldInput({ field, path });
  const values = byLanguage(value);
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${languages.length}, minmax(0, 1fr))` },
        }}
      >
        {languages.map((code) => {
          const name = `${label} · ${t(`content.languages.${code}`)}`;
          return (
            <Box key={code}>
              <Typography component="span" sx={{ fontWeight: 600, fontSize: '0.9rem' }}>
                {name}
              </Typography>
              <Left path={`${path}.${code}`}>
                <RichTextEditor
                  label={name}
                  language={code}
                  value={values[code]}
                  onChange={(next) => set(`${path}.${code}`, next)}
                />
              </Left>
              <ProblemIn path={`${path}.${code}`} />
            </Box>
          );
        })}
      </Box>
      <FormHelperText error={error}>{helperText}</FormHelperText>
    </Box>
  );
}

/** What is wrong with the text of one language. */
function ProblemIn({ path }: Pick<FieldOptions, 'path'>) {
  const problem = useProblem(path);
  return problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>;
}
