import type { CSSProperties, ReactNode } from 'react';
import { useHand } from './styles.server.ts';

/** Of a table that lays out and says nothing. */
export const LAYOUT = {
  role: 'presentation',
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

interface BoxProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * What would be a `div`: a table, since Outlook knows no width or padding of a `div`. Its one cell has the style,
 * where every mail program keeps to it.
 */
export function Box({ className, style: { maxWidth, ...style } = {}, children }: BoxProps) {
  return (
    <table {...LAYOUT} align="center" style={{ maxWidth }}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A link like a button: its cell has the colour and, for Outlook, which leaves that of a link out, the padding. */
export function Button({ href, label }: { href: string; label: string }) {
  const { backgroundColor, borderRadius, padding, ...text } = useHand().styles.button;
  const cell = { backgroundColor, borderRadius, msoPaddingAlt: padding };
  return (
    <table {...LAYOUT} width="auto">
      <tbody>
        <tr>
          <td style={cell}>
            <a href={href} target="_blank" style={{ ...text, padding, display: 'inline-block' }}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Characters of a list of emails that its first line may take. */
const PREVIEW_LENGTH = 200;

/**
 * The line that a list of emails shows after the subject, which the email itself does not. Spaces without width
 * keep the text that follows out of that line.
 */
export function Preview({ text }: { text: string }) {
  const hidden = { display: 'none', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' };
  return (
    <div style={hidden}>
      {text + '\u00a0\u200c'.repeat(Math.max(0, PREVIEW_LENGTH - text.length))}
    </div>
  );
}
