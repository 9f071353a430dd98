import { List, ListItem, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from '../../app/icons.ts';
import { useFormats } from '../../app/formats.ts';
import { useServices } from '../../app/services.ts';
import { Section } from '../../ui/Section.tsx';
import type { GroupEntry } from '../../../requests/index.ts';

interface GroupsListOptions {
  groups: readonly GroupEntry[];
  /** Today, yyyy-mm-dd. */
  day: string;
}

/** The groups of today and tomorrow, as the calendar has them. */
export function GroupsList({ groups, day }: GroupsListOptions) {
  const t = useTranslate();
  const { clocks } = useFormats();
  const { nameOf } = useServices();
  return (
    <Section isBare title="today.groups.title">
      {groups.length === 0 && (
        <Typography color="textSecondary">{t('today.groups.none')}</Typography>
      )}
      {groups.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding sx={{ '& > :last-child': { borderBottom: 0 } }}>
            {groups.map((group) => (
              <ListItem key={group.id} disablePadding divider>
                <ListItemButton
                  component={Link}
                  to={group.submissionId ? `/inbox/${group.submissionId}` : '/calendar'}
                >
                  <ListItemText
                    primary={`${t(group.day === day ? 'shared.today' : 'shared.tomorrow')}: ${group.name}`}
                    secondary={[
                      clocks(group.startsAt, group.endsAt),
                      group.service && nameOf(group.service),
                      t('shared.peopleCount', { people: group.people }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                  <ChevronRightIcon color="action" />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
    </Section>
  );
}
