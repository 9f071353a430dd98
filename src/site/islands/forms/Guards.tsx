import { ANSWER_FIELD, QUESTION_FIELD } from '../../../captcha/index.ts';
import { HONEYPOT_FIELD } from '../../../requests/index.ts';
import { useLanguage, useWords } from '../words.ts';
import { FieldError, type FormState } from './fields.tsx';
import type { FormCaptcha } from './useCaptcha.ts';

interface GuardsProps {
  form: FormState;
  /** The address of the page, for the answer to a plain post. */
  returnTo: string;
  captcha: FormCaptcha;
}

/** What every form sends unseen, the trap for machines, and what proves a person. */
export function Guards({ form, returnTo, captcha: { challenge, place } }: GuardsProps) {
  const words = useWords('forms');
  const language = useLanguage();
  const answer = form.id + ANSWER_FIELD;
  const isWrong = Boolean(form.messages['captcha']);
  return (
    <>
      <input type="hidden" name="locale" value={language} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="trap" aria-hidden="true">
        <label>
          {words.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {challenge && (
        <div className="field">
          <input type="hidden" name={QUESTION_FIELD} value={challenge.token} />
          <label htmlFor={answer}>
            {words.question}: {challenge.question}
          </label>
          <input
            key={challenge.token}
            id={answer}
            name={ANSWER_FIELD}
            inputMode="numeric"
            autoComplete="off"
            required
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? `${form.id}captcha-error` : undefined}
          />
        </div>
      )}
      <div ref={place} className="captcha" />
      <FieldError form={form} name="captcha" />
    </>
  );
}
