import type { FormsWords } from '../words.ts';

export interface PrivacyWords extends Omit<
  FormsWords['privacy'],
  'request' | 'contact' | 'feedback'
> {
  readonly purposeText: string;
  readonly groundText: string;
  readonly responsibleName: string;
  /** Address of the second layer. */
  readonly href: string;
}

/** Who gets the data, what for, on what ground, who else sees it, and one's rights (LOPDGDD art. 11). */
export function Privacy({ words }: { words: PrivacyWords }) {
  return (
    <div className="privacy">
      <b>{words.title}</b>
      <dl>
        <dt>{words.responsible}</dt>
        <dd>{words.responsibleName}</dd>
        <dt>{words.purpose}</dt>
        <dd>{words.purposeText}</dd>
        <dt>{words.ground}</dt>
        <dd>{words.groundText}</dd>
        <dt>{words.recipients}</dt>
        <dd>{words.recipientsText}</dd>
        <dt>{words.rights}</dt>
        <dd>
          {words.rightsText} <a href={words.href}>{words.more}</a>
        </dd>
      </dl>
    </div>
  );
}
