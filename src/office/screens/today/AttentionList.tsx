import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Paper,
} from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'ra-core';
import { capitalized } from '../../../i18n/index.ts';
import { useServices } from '../../app/services.ts';
import { Link } from 'react-router-dom';
import {
  ChevronRightIcon,
  EditNoteIcon,
  ErrorOutlinedIcon,
  MailOutlinedIcon,
  NotificationsActiveOutlinedIcon,
  RestaurantIcon,
  StarBorderIcon,
  TimerOutlinedIcon,
} from '../../app/icons.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { useTightness } from '../calendar/tightness.ts';
import { peopleText, useFormats } from '../../app/formats.ts';
import type { WaitingSubmission } from '../../../requests/index.ts';
import { titleIn } from '../../form/document-title.ts';
import type { AttentionItem } from './api.ts';

interface AttentionListOptions {
  items: readonly AttentionItem[];
  /** How many submissions have no answer, those that are not listed too. */
  unanswered: number;
}

/** What needs somebody, newest first; each line leads to where it is dealt with. */
export function AttentionList({ items, unanswered }: AttentionListOptions) {
  const t = useTranslate();
  const describe = useDescription();
  const listed = items.filter(({ is }) => is === 'new' || is === 'due').length;
  const more = Math.max(0, unanswered - listed);
  return (
    <Section isBare title="today.waiting">
      {items.length === 0 && <EmptyState text="today.allDone" />}
      {items.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding sx={{ '& > :last-child': { borderBottom: 0 } }}>
            {items.map((item) => {
              const { key, to, icon: Icon, title, text } = describe(item);
              return (
                <ListItem key={key} disablePadding divider>
                  <ListItemButton component={Link} to={to}>
                    <ListItemIcon sx={{ minWidth: 44 }}>
                      <Icon />
                    </ListItemIcon>
                    <ListItemText
                      primary={title}
                      secondary={text.filter(Boolean).map((line) => (
                        <Box component="span" key={line} sx={{ display: 'block' }}>
                          {line}
                        </Box>
                      ))}
                    />
                    <ChevronRightIcon color="action" />
                  </ListItemButton>
                </ListItem>
              );
            })}
            {more > 0 && (
              <ListItem disablePadding>
                <ListItemButton component={Link} to="/inbox">
                  <ListItemText inset primary={t('today.more', { count: more })} />
                </ListItemButton>
              </ListItem>
            )}
          </List>
        </Paper>
      )}
    </Section>
  );
}

interface Described {
  readonly key: string;
  readonly to: string;
  readonly icon: ComponentType;
  readonly title: string;
  /** Its lines. */
  readonly text: readonly string[];
}

const KIND_ICONS = {
  request: NotificationsActiveOutlinedIcon,
  contact: MailOutlinedIcon,
  feedback: StarBorderIcon,
} as const;

function useDescription(): (item: AttentionItem) => Described {
  const t = useTranslate();
  const { date, language, moment, text } = useFormats();
  const about = useAboutGroup();
  const tightness = useTightness();
  return (item) => {
    switch (item.is) {
      case 'new':
      case 'due': {
        const { id, kind, name, createdAt } = item.submission;
        return {
          key: `${item.is}-${id}`,
          to: `/inbox/${id}`,
          icon: item.is === 'due' ? TimerOutlinedIcon : KIND_ICONS[kind],
          title: `${t(item.is === 'due' ? 'today.item.due' : `today.item.${kind}`)}: ${name}`,
          text: [about(item.submission), moment(createdAt)],
        };
      }
      case 'email':
        return {
          key: `email-${item.email.submissionId}-${item.at}`,
          to: `/inbox/${item.email.submissionId}`,
          icon: ErrorOutlinedIcon,
          title: [
            t(item.email.state === 'held' ? 'today.item.emailHeld' : 'today.item.emailFailed'),
            item.email.name,
          ]
            .filter(Boolean)
            .join(': '),
          text: [moment(item.at)],
        };
      case 'allergies':
        return {
          key: `allergies-${item.group.id}`,
          to: `/calendar?day=${item.group.day}`,
          icon: RestaurantIcon,
          title: t('today.item.allergies', { name: item.group.name }),
          text: [date(item.group.day)],
        };
      case 'tight':
        return {
          key: `tight-${item.day}`,
          to: `/calendar?day=${item.day}`,
          icon: ErrorOutlinedIcon,
          title: t('today.item.tight', { day: date(item.day) }),
          text: item.reasons.map(tightness),
        };
      case 'allergens': {
        const [first] = item.dishes;
        return {
          key: `allergens-${first?.id}`,
          to: `/content/${first?.type}/${encodeURIComponent(first?.id ?? '')}`,
          icon: RestaurantIcon,
          title: t('today.item.allergens', { count: item.dishes.length }),
          text: [item.dishes.map(({ names }) => text(names)).join(', ')],
        };
      }
      case 'draft': {
        const { id, type, typeName, state } = item.document;
        const name = titleIn(item.document, language);
        return {
          key: `draft-${id}`,
          to: `/content/${type}/${encodeURIComponent(id)}`,
          icon: EditNoteIcon,
          title: `${t(`today.item.${state}`)}: ${name || typeName[language]}`,
          text: [moment(item.at)],
        };
      }
    }
  };
}

/** What a request is for, when and for how many. */
function useAboutGroup(): (submission: WaitingSubmission) => string {
  const t = useTranslate();
  const { date } = useFormats();
  const { nameOf } = useServices();
  return ({ service, eventDay, participants }) =>
    capitalized(
      [
        service && nameOf(service),
        eventDay && date(eventDay),
        participants && t('shared.peopleCount', { people: peopleText(participants) }),
      ]
        .filter(Boolean)
        .join(' · '),
    );
}
