import { Box, Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { OfficeLanguage } from '../../account.ts';
import { titleIn } from '../../form/document-title.ts';
import type { PictureUse } from './picture.ts';

/** The documents in which a picture is, each one tap away. */
export function UsedIn({ documents }: { readonly documents: readonly PictureUse[] }) {
  const [language] = useLocaleState();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {documents.map(({ id, type, typeName, ...titles }) => {
        const name = typeName[language as OfficeLanguage];
        const title = titleIn(titles, language as OfficeLanguage);
        return (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`/content/${type}/${encodeURIComponent(id)}`}
              sx={{
                ...{ display: 'inline-block', py: 1.25, lineHeight: 1.5 },
                '&::first-letter': { textTransform: 'uppercase' },
              }}
            >
              {title === '' ? name : `${title} · ${name}`}
            </Link>
          </li>
        );
      })}
    </Box>
  );
}
