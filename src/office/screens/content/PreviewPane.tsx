import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { defaultLanguage, localizedPath, type Language } from '../../../i18n/index.ts';
import type { PreviewedEmail } from '../../../requests/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { OFFICE_PATH } from '../../paths.ts';

interface PreviewPaneOptions {
  /** The page without its language; null when no page shows it. */
  readonly page: string | null;
  readonly languages: readonly Language[];
  /** Another draft is another page. */
  readonly revision: string;
  /** Is the draft left out, since it breaks its schema? */
  readonly isBroken: boolean;
}

/** The emails that can be looked at. */
const EMAILS = [
  'request',
  'soon',
  'contact',
  'feedback',
] as const satisfies readonly PreviewedEmail[];

const WIDTHS = { phone: 390, desktop: 1280 } as const;
const HEIGHT = 780;

/** Of the window, what the bars above and below leave for the page. */
const SCREEN = { phone: '100dvh - 350px', wide: '100dvh - 290px' } as const;
const heightIn = (screen: string) => `clamp(320px, ${screen}, ${HEIGHT}px)`;

/** The real page with the drafts in it, as wide as a phone or a computer, in either language. */
export function PreviewPane({ page, languages, revision, isBroken }: PreviewPaneOptions) {
  const t = useTranslate();
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const [language, setLanguage] = useState(languages[0] ?? defaultLanguage());
  const [email, setEmail] = useState<PreviewedEmail>(EMAILS[0]);
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(390);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 390));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  if (page === null) return <Typography sx={{ p: 2 }}>{t('content.preview.none')}</Typography>;
  const isEmail = page === '/emails';
  const width = WIDTHS[device];
  const scale = Math.min(1, room / width);
  const query = isEmail ? `?which=${email}` : '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_, next: keyof typeof WIDTHS | null) => next && setDevice(next)}
        >
          {(['phone', 'desktop'] as const).map((name) => (
            <ToggleButton key={name} value={name} sx={{ minHeight: 44 }}>
              {t(`content.preview.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          onChange={(_, next: Language | null) => next && setLanguage(next)}
        >
          {languages.map((code) => (
            <ToggleButton
              key={code}
              value={code}
              sx={{ minHeight: 44, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {t(`content.languages.${code}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {isEmail && (
        <Choice
          label={t('shared.email')}
          value={email}
          options={EMAILS.map((one) => [one, t(`content.preview.emails.${one}`)])}
          onChoose={setEmail}
        />
      )}
      {isBroken && <Alert severity="warning">{t('content.preview.broken')}</Alert>}
      <Box
        ref={place}
        sx={{
          overflow: 'hidden',
          height: { xs: heightIn(SCREEN.phone), lg: heightIn(SCREEN.wide) },
        }}
      >
        <Box
          component="iframe"
          key={`${revision} ${language} ${page} ${email}`}
          title={t('content.preview.frame')}
          src={`${OFFICE_PATH}/preview${localizedPath(page, language)}${query}`}
          sandbox="allow-same-origin allow-scripts allow-popups"
          sx={{
            width,
            height: {
              xs: `calc(${heightIn(SCREEN.phone)} / ${scale})`,
              lg: `calc(${heightIn(SCREEN.wide)} / ${scale})`,
            },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
            backgroundColor: 'background.paper',
          }}
        />
      </Box>
    </Box>
  );
}
