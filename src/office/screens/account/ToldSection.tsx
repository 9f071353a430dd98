import { useQuery } from '@tanstack/react-query';
import { List } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { useWork } from '../../app/use-work.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Section } from '../../ui/Section.tsx';
import { api } from './api.ts';
import { EndableItem } from './EndableItem.tsx';

/** The devices that somebody is told of requests on: one that was lost goes on until it is removed here. */
export function ToldSection() {
  const t = useTranslate();
  const { shortMoment } = useFormats();
  const { work } = useWork('account');
  const { data, error, refetch } = useQuery({
    queryKey: ['push'],
    queryFn: () => api('GET /push'),
  });
  const end = async (id: string) => {
    await work(() => api('DELETE /push/:id', { params: { id } }));
    await refetch();
  };
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  if (!data?.devices.length) return null;
  return (
    <Section title={t('account.told.title')} help="account.told.text">
      <List disablePadding>
        {data.devices.map(({ id, device, createdAt }) => (
          <EndableItem
            key={id}
            primary={device}
            secondary={t('account.told.since', { when: shortMoment(createdAt) })}
            label={t('account.told.end', { device })}
            onEnd={() => void end(id)}
          />
        ))}
      </List>
    </Section>
  );
}
