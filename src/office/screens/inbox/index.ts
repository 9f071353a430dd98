import { lazy } from 'react';
import { InboxIcon, TextSnippetIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { words } from './words.ts';

const AnswerTextForm = lazy(() => import('./AnswerTextForm.tsx'));

export const area: Area = {
  name: 'inbox',
  words,
  menu: [
    { to: '/inbox', label: 'inbox.title', icon: InboxIcon, needs: 'requests', order: 10 },
    {
      to: '/answer-texts',
      label: 'inbox.texts.menu',
      icon: TextSnippetIcon,
      needs: 'requests',
      order: 26,
      group: 'office.groups.requests',
    },
  ],
  resources: [
    {
      name: 'inbox',
      needs: 'requests',
      list: lazy(() => import('./InboxList.tsx')),
      edit: lazy(() => import('./SubmissionScreen.tsx')),
    },
    {
      name: 'answer-texts',
      needs: 'requests',
      list: lazy(() => import('./AnswerTextList.tsx')),
      create: AnswerTextForm,
      edit: AnswerTextForm,
    },
  ],
};
