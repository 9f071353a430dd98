import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'ra-core';
import { PersonAddIcon } from '../../icons.tsx';
import type { Role } from '../../../roles.ts';
import { call } from '../../call.ts';
import { useDoing } from './parts/say.ts';
import { Section } from '../../parts/Section.tsx';
import { FactorRule } from './people/FactorRule.tsx';
import { InviteDialog } from './people/InviteDialog.tsx';
import { LinkDialog, type MadeLink } from './people/LinkDialog.tsx';
import { Links, type WaitingLink } from './people/Links.tsx';
import { PersonCard, type Person } from './people/PersonCard.tsx';
import { Title } from '../../parts/Title.tsx';

const KEY = ['people'];
const listed = async <One,>(path: string) =>
  (await call<{ readonly data: readonly One[] }>('GET', path)).data;

/** Who may come into the office, and what they may do. */
export default function People() {
  const t = useTranslate();
  const client = useQueryClient();
  const doing = useDoing();
  const { identity } = useGetIdentity();
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);
  const { data: people } = useQuery({
    ...{ queryKey: [...KEY, 'accounts'], queryFn: () => listed<Person>('accounts') },
  });
  const { data: links } = useQuery({
    ...{ queryKey: [...KEY, 'links'], queryFn: () => listed<WaitingLink>('account-links') },
  });

  const { data: rules } = useQuery({
    queryKey: [...KEY, 'rules'],
    queryFn: () => call<{ readonly needsSecondFactor: boolean }>('GET', 'account-rules'),
  });

  const change = async (action: () => Promise<unknown>, done: string) => {
    await doing(action, done);
    await client.invalidateQueries({ queryKey: KEY });
  };
  const invite = async (email: string, role: Role) => {
    const body = { email, role };
    const made = await call<{ link: string }>('POST', 'invitations', { body });
    setInviting(false);
    setLink({ ...made, email, text: 'account.team.link' });
    await client.invalidateQueries({ queryKey: KEY });
  };
  const recover = async ({ id, email }: Person) => {
    const path = `accounts/${id}/recovery`;
    const act = async () => {
      const made = await call<{ link: string }>('POST', path);
      setLink({ ...made, email, text: 'account.team.recoveryLink' });
    };
    await doing(act, 'account.team.done');
    await client.invalidateQueries({ queryKey: KEY });
  };
  const patch = (person: Person, body: object) => () =>
    call('PATCH', `accounts/${person.id}`, { body });

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
                () => call('PUT', 'account-rules', { body: { needsSecondFactor } }),
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
                  () => call('DELETE', `account-links/${encodeURIComponent(id)}`),
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
