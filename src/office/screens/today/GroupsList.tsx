import { List, ListItem, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from '../../app/icons.tsx';
import { useAboutGroup } from './AttentionList.tsx';
import type { WaitingSubmission } from '../../../requests/index.ts';

interface GroupsListOptions {
  groups: readonly WaitingSubmission[];
  /** Today, yyyy-mm-dd. */
  day: string;
}

/** The groups of today and tomorrow. */
export function GroupsList({ groups, day }: GroupsListOptions) {
  const t = useTranslate();
  const about = useAboutGroup();
  return (
    <section aria-labelledby="groups-title">
      <Typography id="groups-title" variant="h2" sx={{ mb: 1 }}>
        {t('today.groups.title')}
      </Typography>
      {groups.length === 0 && (
        <Typography color="textSecondary">{t('today.groups.none')}</Typography>
      )}
      {groups.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding sx={{ '& > :last-child': { borderBottom: 0 } }}>
            {groups.map((group) => (
              <ListItem key={group.id} disablePadding divider>
                <ListItemButton component={Link} to={`/inbox/${group.id}`}>
                  <ListItemText
                    primary={`${t(group.eventDay === day ? 'shared.today' : 'today.groups.tomorrow')}: ${group.name}`}
                    secondary={about({ ...group, eventDay: null })}
                  />
                  <ChevronRightIcon color="action" />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
    </section>
  );
}
