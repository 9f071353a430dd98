import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import {
  byOrder,
  callLink,
  fieldsOf,
  ownIn,
  ownText,
  RATING_KEYS,
  READING_ORDER,
  type Field,
  type SubmissionKind,
} from '../../../requests/index.ts';
import { addressOf } from '../../app/call.ts';
import { useServices } from '../../app/services.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { peopleText, useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import type { Submission } from './api.ts';

/** The fields that stand here as lines: the name is the screen's title, a message stands below. */
function linesOf(kind: SubmissionKind): readonly (readonly [name: string, field: Field])[] {
  return fieldsOf(kind)
    .filter(([, { goesTo, inEmail }]) => goesTo.some((to) => to === 'ownerEmail') && !inEmail)
    .toSorted(([one], [other]) => byOrder(READING_ORDER)(one, other));
}

/** As large as a thumb needs. */
const TARGET = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** What the visitor wrote. */
export function Facts({ submission }: { submission: Submission }) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { date, timeText } = useFormats();
  const { nameOf } = useServices();
  const { fields, labels, kind, id } = submission;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const label = (name: string) => labels[name]?.[language] ?? name;
  const show = (name: string, { input }: Field): ReactNode => {
    const value = text(name);
    if (name === 'service') return nameOf(value, text('serviceTitle'));
    if (name === 'requestedTime') return timeText(value);
    if (name === 'participants') return peopleText(value);
    if (input.type === 'date') return date(value);
    if (input.type === 'radio') return t(value === 'Yes' ? 'ra.boolean.true' : 'ra.boolean.false');
    const inputMode = 'inputMode' in input && input.inputMode;
    if (inputMode !== 'email' && inputMode !== 'tel') return value;
    const href = inputMode === 'tel' ? callLink(value) : `mailto:${encodeURIComponent(value)}`;
    return (
      <Link href={href ?? undefined} sx={TARGET}>
        {value}
      </Link>
    );
  };
  const ratings = (fields['ratings'] ?? {}) as Readonly<Record<string, number>>;
  const message = text('message') || text('comments');
  return (
    <Section level={3} title={`inbox.kinds.${kind}`}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          // A long label goes on in the next line rather than leave what was written no room.
          gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 1,
          alignItems: 'baseline',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
        }}
      >
        {linesOf(kind).flatMap(([name, field]) => {
          if (field.input.type === 'ratings')
            return RATING_KEYS.filter((key) => ratings[key]).map((key) => (
              <Fact key={key} label={label(key)}>
                {ratings[key]} / 5
              </Fact>
            ));
          if (!text(name)) return [];
          return [
            <Fact key={name} label={label(name)}>
              {show(name, field)}
            </Fact>,
          ];
        })}
        {ownIn(fields).map((answer) => {
          const { label: asked, value } = ownText(answer, language);
          return (
            <Fact key={answer.key} label={asked} isTall={answer.kind === 'picture'}>
              {answer.kind === 'picture' ? (
                <AnswerPicture id={id} question={answer.key} label={asked} />
              ) : (
                value
              )}
            </Fact>
          );
        })}
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
          }}
        >
          {message}
        </Typography>
      )}
    </Section>
  );
}

/** A picture that a visitor sent: small, and large on its own in another tab. */
function AnswerPicture({ id, question, label }: { id: string; question: string; label: string }) {
  const path = [id, 'pictures', question].map(encodeURIComponent).join('/');
  const address = addressOf(`inbox/${path}`);
  return (
    <Link href={address} target="_blank" rel="noreferrer" sx={{ ...TARGET, my: 1 }}>
      <Box
        component="img"
        src={address}
        alt={label}
        loading="lazy"
        sx={{
          maxWidth: '100%',
          maxHeight: 160,
          minHeight: 44,
          borderRadius: 1,
          objectFit: 'contain',
        }}
      />
    </Link>
  );
}

interface FactOptions {
  label: string;
  /** Does its label stand at the top of it? */
  isTall?: boolean;
  children: ReactNode;
}

function Fact({ label, isTall = false, children }: FactOptions) {
  return (
    <>
      <Box component="dt" sx={isTall ? { alignSelf: 'start', pt: 1 } : undefined}>
        {label}
      </Box>
      <dd>{children}</dd>
    </>
  );
}
