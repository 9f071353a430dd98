import type { ReactNode } from 'react';
import { formOf, SUBMISSION_PATHS, type SubmissionKind } from '../../../requests/index.ts';
import { useWords } from '../words.ts';
import { draftKey } from './draft.ts';
import { Guards } from './Guards.tsx';
import { SubmitLine, type Readiness } from './SubmitLine.tsx';
import type { FormFrameState } from './useForm.ts';
import { labelOf } from './values.ts';

interface FormFrameProps {
  form: FormFrameState;
  onSubmit: () => void;
  /** A field of this name and value was changed. */
  onInput: (name: string, value: string) => void;
  /** Does it ask for files? A plain post sends them in this way alone. */
  hasFiles?: boolean;
  children: ReactNode;
}

/**
 * The element of every form. Without JavaScript it posts by itself, and the server answers with a
 * page; what was wrong with such a post is said at its head.
 */
export function FormFrame({ form, onSubmit, onInput, hasFiles, children }: FormFrameProps) {
  const { ref, props, state } = form;
  const { kind } = state;
  return (
    <form
      ref={ref}
      className="form"
      action={SUBMISSION_PATHS[kind]}
      method="post"
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      data-draft={draftKey(kind, props.draft)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        onInput(name, value);
      }}
    >
      {props.errors && <ErrorSummary form={form} />}
      {children}
    </form>
  );
}

/** What is said of any field alike, and names none. */
const NAMELESS = ['fieldRequired', 'tooLong', 'invalidValue'];

/** What is wrong, each a link to its field, and naming it. */
function ErrorSummary({ form: { props, state } }: { form: FormFrameState }) {
  const words = useWords('forms');
  const { kind, id, errors, messages, values = {} } = state;
  const fields = Object.fromEntries(formOf(kind, values, props.limits ?? {}));
  const found = Object.entries(messages);
  return (
    found.length > 0 && (
      <div className="summary" role="alert">
        <b>{words.fixErrors}</b>
        <ul>
          {found.map(([name, message]) => {
            const [key = ''] = errors[name]?.split(':') ?? [];
            const label = NAMELESS.includes(key) && labelOf(words[kind], fields[name]);
            return (
              <li key={name}>
                <a href={`#${id}${name === 'captcha' ? 'answer' : name}`}>
                  {label ? `${label}: ${message}` : message}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    )
  );
}

interface FormEndProps {
  form: FormFrameState;
  readiness?: Readiness;
  /** What the person must read when nothing is under way; it stays. */
  status?: string | undefined;
}

/** What stands beneath the fields of every form: what guards it, privacy, the button that sends. */
export function FormEnd({ form, readiness, status }: FormEndProps) {
  const { props, state, captcha, phase } = form;
  const { kind } = state;
  const { submit } = useWords('forms')[kind];
  return (
    <>
      <Guards form={state} returnTo={props.returnTo} captcha={captcha} />
      <Privacy kind={kind} responsible={props.responsible} href={props.privacyHref} />
      <SubmitLine label={submit} phase={phase} readiness={readiness} status={status} />
    </>
  );
}

interface PrivacyProps {
  kind: SubmissionKind;
  /** Who answers for the data. */
  responsible: string;
  /** Address of the second layer. */
  href: string;
}

/** Who gets the data, what for, on what ground, who else sees it, and one's rights (LOPDGDD art. 11). */
function Privacy({ kind, responsible, href }: PrivacyProps) {
  const { privacy: words } = useWords('forms');
  return (
    <div className="privacy">
      <b>{words.title}</b>
      <dl>
        <dt>{words.responsible}</dt>
        <dd>{responsible}</dd>
        <dt>{words.purpose}</dt>
        <dd>{words[kind].purpose}</dd>
        <dt>{words.ground}</dt>
        <dd>{words[kind].ground}</dd>
        <dt>{words.recipients}</dt>
        <dd>{words.recipientsText}</dd>
        <dt>{words.rights}</dt>
        <dd>
          {words.rightsText} <a href={href}>{words.more}</a>
        </dd>
      </dl>
    </div>
  );
}
