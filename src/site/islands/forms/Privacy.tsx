import type { SubmissionKind } from '../../../requests/index.ts';
import { useWords } from '../words.ts';

interface PrivacyProps {
  kind: SubmissionKind;
  /** Who answers for the data. */
  responsible: string;
  /** Address of the second layer. */
  href: string;
}

/** Who gets the data, what for, on what ground, who else sees it, and one's rights (LOPDGDD art. 11). */
export function Privacy({ kind, responsible, href }: PrivacyProps) {
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
