import { wordsOf } from '../../../../../i18n/index.server.ts';
import { Island } from '../../../Island.tsx';
import { SubmitLine } from '../../../../islands/forms/SubmitLine.tsx';
import {
  contactFormProps,
  feedbackFormProps,
  requestFormProps,
} from '../../../../islands/props.server.ts';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleGroup } from '../example.ts';
import { Spoken } from '../Spoken.tsx';

export function forms(page: PageContext): ExampleGroup {
  const { t, language } = page;
  page.useSheets('form', 'choices', 'feedback');
  const words = wordsOf(language, 'forms');
  const answered = {
    values: { firstName: t('debug:components.example.person'), email: 'lucia@', message: '' },
    errors: { email: 'invalidEmail', phone: 'formPhoneRequired', captcha: 'captchaRequired' },
    challenge: { question: t('debug:components.example.question'), token: 'debug' },
  } as const;
  return {
    name: 'forms',
    examples: [
      {
        component: 'RequestForm',
        state: 'errors',
        node: <Island name="RequestForm" props={requestFormProps(page, answered)} />,
      },
      {
        component: 'RequestForm',
        state: 'estimate',
        node: (
          <Island
            name="RequestForm"
            props={requestFormProps(page, {
              service: 'gastronomic',
              workshop: t('debug:components.example.person'),
              estimate: '8 × 40 € = 320 €',
            })}
          />
        ),
      },
      {
        component: 'ContactForm',
        state: 'empty',
        node: <Island name="ContactForm" props={contactFormProps(page)} />,
      },
      {
        component: 'ContactForm',
        state: 'errors',
        node: <Island name="ContactForm" props={contactFormProps(page, answered)} />,
      },
      {
        component: 'FeedbackForm',
        state: 'empty',
        contains: ['Feedback'],
        node: <Island name="FeedbackForm" props={feedbackFormProps(page)} />,
      },
      ...(['checking', 'sending'] as const).map((phase) => ({
        component: 'SubmitLine',
        state: phase,
        node: (
          <div className="form">
            <Spoken page={page}>
              <SubmitLine label={words.contact.submit} phase={phase} />
            </Spoken>
          </div>
        ),
      })),
      {
        component: 'UploadTest',
        node: <Island name="UploadTest" props={{}} />,
      },
    ],
  };
}
