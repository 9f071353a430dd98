import { fieldsOf, type Field } from '../fields.ts';
import { ownIn, ownText } from '../own-questions.ts';
import type { EmailSubmission } from './submission.server.ts';
import type { VisitorNotice } from './visitor-notice.server.ts';

/**
 * A submission as named values, for a service that fills in a template of its own: those of all forms,
 * and each field that is declared for the email, under its name (`will_return`) unless
 * `NAMES` has another. `allergy` is always empty: what a visitor says about
 * their health goes into no email, but a template may name the parameter. What was said to own
 * questions is `own`, a line each.
 */
export type TemplateParameters = Readonly<Record<string, string>>;

const OF_ALL = { first_name: '', last_name: '', email: '', phone: '', message: '' };

/** Parameters that are not called as their fields are: templates know them so. */
const NAMES: Readonly<Record<string, string>> = {
  requestedDate: 'date',
  requestedTime: 'time',
  name: 'first_name',
  comments: 'message',
};

/** The parameters of the owner's email. */
export function templateParameters(submission: EmailSubmission): TemplateParameters {
  return parametersOf(submission, ({ goesTo }) => goesTo.some((to) => to === 'ownerEmail'));
}

/**
 * The parameters of the visitor's email: the same names without anybody's free text, so that no
 * template can repeat it to a stranger.
 */
export function visitorParameters(notice: VisitorNotice, address: string): TemplateParameters {
  const isRepeated = ({ goesTo }: Field) => goesTo.some((to) => to === 'visitorEmail');
  return { ...parametersOf(notice, isRepeated), email: address };
}

function parametersOf(
  about: EmailSubmission | VisitorNotice,
  isTold: (field: Field) => boolean,
): TemplateParameters {
  const values = about as unknown as Readonly<Record<string, unknown>>;
  const named = fieldsOf(about.kind)
    .filter(([, { goesTo, kept }]) => goesTo.some((to) => to === 'ownerEmail') || kept === 'sealed')
    .filter(([, { input }]) => input.type !== 'ratings')
    .map(([name, field]) => [parameterName(name), isTold(field) ? String(values[name] ?? '') : '']);
  const own = ownIn(about).map((answer) => ownText(answer, about.language));
  return {
    ...OF_ALL,
    ...Object.fromEntries(named),
    ...(own.length > 0 && { own: own.map((one) => `${one.label}: ${one.value}`).join('\n') }),
    locale: about.language,
  };
}

function parameterName(name: string): string {
  return NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
