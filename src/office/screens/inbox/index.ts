import { lazy } from 'react';
import { InboxIcon, TextSnippetIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { times } from '../../inbox-words.ts';
import { sharedWords } from '../../app/shared-words.ts';
import { bilingual } from '../../words.ts';

const AnswerTextForm = lazy(() => import('./AnswerTextForm.tsx'));

export const area: Area = {
  name: 'inbox',
  needs: 'requests',
  firstWords: bilingual({
    title: sharedWords.inbox,
    times,
    texts: { menu: { es: 'Textos', en: 'Texts' } },
    emails: {
      reasons: {
        unreachable: {
          es: 'El servicio de correo no responde.',
          en: 'The mail service can’t be reached.',
        },
        signIn: {
          es: 'El servicio de correo no acepta el usuario o la contraseña.',
          en: 'The mail service doesn’t accept the user name or the password.',
        },
        address: {
          es: 'El servicio de correo no acepta la dirección.',
          en: 'The mail service doesn’t accept the address.',
        },
      },
    },
  }),
  words: () => import('./words.ts'),
  menu: [
    { to: '/inbox', label: 'inbox.title', icon: InboxIcon, order: 10 },
    {
      to: '/answer-texts',
      label: 'inbox.texts.menu',
      icon: TextSnippetIcon,
      order: 26,
      group: 'requests',
    },
  ],
  resources: [
    {
      name: 'inbox',
      list: lazy(() => import('./InboxList.tsx')),
      edit: lazy(() => import('./SubmissionScreen.tsx')),
    },
    {
      name: 'answer-texts',
      list: lazy(() => import('./AnswerTextList.tsx')),
      create: AnswerTextForm,
      edit: AnswerTextForm,
    },
  ],
};
