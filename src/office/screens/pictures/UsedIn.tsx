import { Box } from '@mui/material';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { titleIn } from '../../form/document-title.ts';
import { TextLink } from '../../ui/TextLink.tsx';
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
            <TextLink
              to={`/content/${type}/${encodeURIComponent(id)}`}
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {title === '' ? name : `${title} · ${name}`}
            </TextLink>
          </li>
        );
      })}
    </Box>
  );
}
