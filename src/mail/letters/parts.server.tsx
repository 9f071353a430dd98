import { Fragment } from 'react';
import { Link } from 'react-email';
import type { LetterFact } from './body.ts';
import { styles } from './styles.ts';

/** Text whose line breaks show. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A value, as a link where it is one. */
export function Value({ value, href }: Pick<LetterFact, 'value' | 'href'>) {
  if (href === undefined) return <Lines text={value} />;
  return (
    <Link href={href} className="link" style={styles.link}>
      {value}
    </Link>
  );
}

/** What was sent, line by line. */
export function Facts({ facts }: { facts: readonly LetterFact[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {facts.map(({ label, value, href }) => (
          <tr key={label}>
            <td className="quiet" style={styles.label}>
              {label}
            </td>
            <td className="ink" style={styles.value}>
              <Value value={value} href={href} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
