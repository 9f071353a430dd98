import { Box, Typography } from '@mui/material';
import { usePermissions } from 'ra-core';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { titleIn } from '../../form/document-title.ts';
import { mayDo, type Role } from '../../roles.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { PictureUse } from './picture.ts';

const FIRST_LETTER = { '&::first-letter': { textTransform: 'uppercase' } } as const;

/** The documents in which a picture is, each one tap away of who may edit it. */
export function UsedIn({ documents }: { readonly documents: readonly PictureUse[] }) {
  const language = useOfficeLanguage();
  const { permissions = 'editor' } = usePermissions<Role>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {documents.map(({ id, type, typeName, isOwnerOnly, ...titles }) => {
        const name = typeName[language];
        const title = titleIn(titles, language);
        const text = title === '' ? name : `${title} · ${name}`;
        return (
          <li key={id}>
            {isOwnerOnly && !mayDo(permissions, 'settings') ? (
              <Typography sx={FIRST_LETTER}>{text}</Typography>
            ) : (
              <TextLink to={`/content/${type}/${encodeURIComponent(id)}`} sx={FIRST_LETTER}>
                {text}
              </TextLink>
            )}
          </li>
        );
      })}
    </Box>
  );
}
