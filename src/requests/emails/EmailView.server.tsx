import { Fragment } from 'react';
import { languageOption } from '../../i18n/index.ts';
import type { EmailBody, EmailFact } from './email-body.server.ts';
import { Box, Button, LAYOUT, Preview } from './layout.server.tsx';
import { useHand } from './styles.server.ts';

/** The HTML of every email, in the site's look: paper, a line of tiles, buttons in their colour. */
export function EmailView({ email, brand }: { email: EmailBody; brand: [string, string] }) {
  const { language, heading, intro, facts, quote, notices, steps, closing, action } = email;
  const { direction } = languageOption(language);
  const { styles, darkScheme } = useHand();
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{email.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkScheme }} />
      </head>
      <body lang={language} dir={direction} className="ground" style={styles.body}>
        <Preview text={email.preview} />
        <Box className="ground" style={styles.ground}>
          <Box className="card" style={styles.card}>
            <TileLine />
            <Box className="content" style={styles.content}>
              <p className="accent" style={styles.brand}>
                {brand[0]}
              </p>
              {brand[1] && (
                <p className="quiet" style={styles.brandLine}>
                  {brand[1]}
                </p>
              )}
              <h1 className="ink" style={styles.heading}>
                {heading}
              </h1>
              {intro.map((text) => (
                <p key={text} className="ink" style={styles.paragraph}>
                  <Lines text={text} />
                </p>
              ))}
              {notices.map((text) => (
                <p key={text} className="notice" style={styles.notice}>
                  <Lines text={text} />
                </p>
              ))}
              <Facts facts={facts} />
              {quote && (
                <>
                  <h2 className="ink" style={styles.subheading}>
                    {quote.title}
                  </h2>
                  <p className="ink rule" style={styles.quote}>
                    <Lines text={quote.text} />
                  </p>
                </>
              )}
              {steps && (
                <>
                  <h2 className="ink" style={styles.subheading}>
                    {steps.title}
                  </h2>
                  <Steps items={steps.items} />
                </>
              )}
              <Box style={{ paddingTop: 24 }}>
                {closing.map((text) => (
                  <p key={text} className="ink" style={styles.paragraph}>
                    <Lines text={text} />
                  </p>
                ))}
                {action && <Button href={action.href} label={action.label} />}
              </Box>
            </Box>
            <TileLine />
          </Box>
          <Box style={{ maxWidth: 600, padding: '20px 12px 0' }}>
            {email.footer.map(({ label, value, href }) => (
              <p key={label} className="quiet" style={styles.small}>
                {label}: <Value value={value} href={href} />
              </p>
            ))}
            {email.smallPrint.map((text) => (
              <p key={text} className="quiet" style={styles.small}>
                {text}
              </p>
            ))}
          </Box>
        </Box>
      </body>
    </html>
  );
}

/** Text with visible line breaks. */
function Lines({ text }: { text: string }) {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A value, as a link where it is one. */
function Value({ value, href }: Pick<EmailFact, 'value' | 'href'>) {
  const { styles } = useHand();
  if (href === undefined) return <Lines text={value} />;
  return (
    <a href={href} target="_blank" className="link" style={styles.link}>
      {value}
    </a>
  );
}

/** Labels and values, a row each. */
function Facts({ facts }: { facts: readonly EmailFact[] }) {
  const { styles } = useHand();
  return (
    <table {...LAYOUT}>
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

/** What happens next, numbered. */
function Steps({ items }: { items: readonly string[] }) {
  const { styles } = useHand();
  return (
    <table {...LAYOUT}>
      <tbody>
        {items.map((item, at) => (
          <tr key={item}>
            <td className="accent" style={styles.stepNumber}>
              {at + 1}
            </td>
            <td className="ink" style={styles.step}>
              {item}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TILES = 24;

/**
 * A line of tiles made of table cells, because mail programs do not show pictures until asked; a plain line
 * where the look has another pattern or none.
 */
function TileLine() {
  const { paper, line, press, accent, second, hasPattern } = useHand().tiles;
  const rows = hasPattern
    ? [
        [line, paper, press, paper],
        [paper, accent, paper, second],
      ]
    : [[press]];
  return (
    <table
      {...LAYOUT}
      aria-hidden="true"
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
    >
      <tbody>
        {rows.map((colours, row) => (
          <tr key={row}>
            {Array.from({ length: TILES }, (_, at) => {
              const colour = colours[at % colours.length];
              const style = { backgroundColor: colour, fontSize: 0, height: 7, lineHeight: 0 };
              return (
                <td key={at} height={7} style={style}>
                  &#8203;
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
