import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useNotify, useTranslate } from 'ra-core';
import { PersonAddIcon } from '../../app/icons.ts';
import type { Role } from '../../roles.ts';
import { useWork } from '../../app/use-work.ts';
import { api, type Person } from './api.ts';
import { Section } from '../../ui/Section.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { FactorRule } from './FactorRule.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog, type MadeLink } from './LinkDialog.tsx';
import { Links } from './Links.tsx';
import { PersonCard } from './PersonCard.tsx';
import { Title } from '../../ui/Title.tsx';

const KEY = ['people'];

/** Who may come into the office, and what they may do. */
export default function People() {
  const t = useTranslate();
  const client = useQueryClient();
  const notify = useNotify();
  const { work } = useWork('account');
  const { identity } = useGetIdentity();
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);
  const { data: people, error: noPeople } = useQuery({
    queryKey: [...KEY, 'accounts'],
    queryFn: async () => (await api('GET /accounts')).data,
  });
  const { data: links, error: noLinks } = useQuery({
    queryKey: [...KEY, 'links'],
    queryFn: async () => (await api('GET /account-links')).data,
  });

  const { data: rules, error: noRules } = useQuery({
    queryKey: [...KEY, 'rules'],
    queryFn: () => api('GET /account-rules'),
  });

  const error = (people ? null : noPeople) ?? (links ? null : noLinks) ?? (rules ? null : noRules);
  const reload = () => client.invalidateQueries({ queryKey: KEY });

  const change = async (action: () => Promise<unknown>, done: string) => {
    await work(async () => {
      await action();
      notify(done, { type: 'success' });
    });
    await reload();
  };
  const invite = async (email: string, role: Role) => {
    const body = { email, role };
    const made = await api('POST /invitations', { body });
    setInviting(false);
    setLink({ ...made, email, text: 'account.team.link' });
    await reload();
  };
  const recover = ({ id, email }: Person) =>
    change(async () => {
      const made = await api('POST /accounts/:id/recovery', { params: { id } });
      setLink({ ...made, email, text: 'account.team.recoveryLink' });
    }, 'shared.done');
  const patch =
    ({ id }: Person, body: { readonly role?: Role; readonly isDisabled?: boolean }) =>
    () =>
      api('PATCH /accounts/:id', { params: { id }, body });

  return (
    <>
      <Title title={t('account.people')} />
      <Stack spacing={2} sx={{ maxWidth: 720, mt: 2 }}>
        <Typography>{t('account.team.intro')}</Typography>
        <Button
          variant="contained"
          startIcon={<PersonAddIcon />}
          onClick={() => setInviting(true)}
          sx={{ alignSelf: 'start' }}
        >
          {t('account.team.invite')}
        </Button>
        {error && <Failed error={error} onRetry={reload} />}
        {people?.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            isSelf={person.id === identity?.id}
            onRole={(role) => void change(patch(person, { role }), 'account.team.roleChanged')}
            onDisable={(isDisabled) =>
              void change(
                patch(person, { isDisabled }),
                isDisabled ? 'account.team.disabled' : 'account.team.enabled',
              )
            }
            onRecover={() => void recover(person)}
          />
        ))}
        {people && rules && (
          <FactorRule
            isNeeded={rules.needsSecondFactor}
            people={people}
            onChange={(needsSecondFactor) =>
              void change(
                () => api('PUT /account-rules', { body: { needsSecondFactor } }),
                needsSecondFactor ? 'account.team.ruleOn' : 'account.team.ruleOff',
              )
            }
          />
        )}
        {links && (
          <Section title={t('account.team.pending')}>
            <Links
              links={links}
              onWithdraw={({ id }) =>
                void change(
                  () => api('DELETE /account-links/:id', { params: { id } }),
                  'account.team.withdrawn',
                )
              }
            />
          </Section>
        )}
      </Stack>
      {isInviting && <InviteDialog onInvite={invite} onClose={() => setInviting(false)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}
