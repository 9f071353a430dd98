import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { RATING_KEYS } from '../../../../submissions/index.ts';
import { peopleText, useFormats } from './formats.ts';
import { Section } from './Section.tsx';
import type { Submission } from './api.ts';

/** The fields in the order in which somebody reads them. */
const ORDER = [
  ...['service', 'workshop', 'requestedDate', 'requestedTime', 'participants', 'estimate'],
  ...['company', 'email', 'phone', 'date', 'willReturn', 'recommend'],
];

/** What the visitor wrote. */
export function Facts({ submission }: { submission: Submission }) {
  const t = useTranslate();
  const { day } = useFormats();
  const { fields, kind, id } = submission;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const show = (name: string): ReactNode => {
    const value = text(name);
    switch (name) {
      case 'service':
        return t(`inbox.services.${value}`);
      case 'requestedDate':
      case 'date':
        return day(value);
      case 'requestedTime':
        return t(`inbox.times.${value}`);
      case 'participants':
        return peopleText(value);
      case 'email':
        return <Link href={`mailto:${encodeURIComponent(value)}`}>{value}</Link>;
      case 'phone':
        return <Link href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</Link>;
      case 'willReturn':
      case 'recommend':
        return t(value === 'Yes' ? 'ra.boolean.true' : 'ra.boolean.false');
      default:
        return value;
    }
  };
  const ratings = (fields['ratings'] ?? {}) as Readonly<Record<string, number>>;
  const message = text('message') || text('comments');
  return (
    <Section title={`inbox.kinds.${kind}`}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, auto) 1fr',
          columnGap: 2,
          rowGap: 1,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {ORDER.filter(text).map((name) => (
          <Fact key={name} label={t(`inbox.fields.${name}`)}>
            {show(name)}
          </Fact>
        ))}
        {RATING_KEYS.filter((key) => ratings[key]).map((key) => (
          <Fact key={key} label={t(`inbox.fields.${key}`)}>
            {ratings[key]} / 5
          </Fact>
        ))}
        <Fact label={t('inbox.reference')}>{id}</Fact>
      </Box>
      {message && (
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            mt: 2,
            paddingInlineStart: 2,
            borderInlineStart: '3px solid',
            borderInlineStartColor: 'primary.main',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {message}
        </Typography>
      )}
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
