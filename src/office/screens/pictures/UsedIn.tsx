import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { titleIn } from '../../form/document-title.ts';
import type { PictureUse } from './picture.ts';

/** The documents in which a picture is, each one tap away. */
export function UsedIn({ documents }: { readonly documents: readonly PictureUse[] }) {
  const language = useOfficeLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {documents.map(({ id, type, typeName, ...titles }) => {
        const name = typeName[language];
        const title = titleIn(titles, language);
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
