import { Fragment } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import { languageOption } from '../../i18n/index.ts';
import type { EmailBody, EmailFact } from './email-body.server.ts';
import { DARK_SCHEME, styles } from './styles.server.ts';
import { TileLine } from './TileLine.server.tsx';

/** The HTML of every email, in the site's style: paper, a line of tiles, terracotta for buttons. */
export function EmailView({ email, brand }: { email: EmailBody; brand: [string, string] }) {
  const { language, heading, intro, facts, quote, notices, steps, closing, action } = email;
  const { direction } = languageOption(language);
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{email.subject}</title>
        <style>{DARK_SCHEME}</style>
      </Head>
      <Body lang={language} dir={direction} className="ground" style={styles.body}>
        <Preview>{email.preview}</Preview>
        <Section className="ground" style={styles.ground}>
          <Container className="card" style={styles.card}>
            <TileLine />
            <Section className="content" style={styles.content}>
              <Text className="accent" style={styles.brand}>
                {brand[0]}
              </Text>
              {brand[1] && (
                <Text className="quiet" style={{ ...styles.brandLine, marginBottom: 28 }}>
                  {brand[1]}
                </Text>
              )}
              <Heading as="h1" className="ink" style={styles.heading}>
                {heading}
              </Heading>
              {intro.map((text) => (
                <Text key={text} className="ink" style={styles.paragraph}>
                  <Lines text={text} />
                </Text>
              ))}
              {notices.map((text) => (
                <Text key={text} className="notice" style={styles.notice}>
                  <Lines text={text} />
                </Text>
              ))}
              <Facts facts={facts} />
              {quote && (
                <>
                  <Heading as="h2" className="ink" style={styles.subheading}>
                    {quote.title}
                  </Heading>
                  <Text className="ink rule" style={styles.quote}>
                    <Lines text={quote.text} />
                  </Text>
                </>
              )}
              {steps && (
                <>
                  <Heading as="h2" className="ink" style={styles.subheading}>
                    {steps.title}
                  </Heading>
                  {steps.items.map((item, at) => (
                    <Row key={item}>
                      <Column className="accent" style={styles.stepNumber}>
                        {at + 1}
                      </Column>
                      <Column className="ink" style={styles.step}>
                        {item}
                      </Column>
                    </Row>
                  ))}
                </>
              )}
              <Section style={{ paddingTop: 24 }}>
                {closing.map((text) => (
                  <Text key={text} className="ink" style={styles.paragraph}>
                    <Lines text={text} />
                  </Text>
                ))}
                {action && (
                  <Button href={action.href} style={styles.button}>
                    {action.label}
                  </Button>
                )}
              </Section>
            </Section>
            <TileLine />
          </Container>
          <Container style={{ maxWidth: 600, padding: '20px 12px 0' }}>
            {email.footer.map(({ label, value, href }) => (
              <Text key={label} className="quiet" style={styles.small}>
                {label}: <Value value={value} href={href} />
              </Text>
            ))}
            {email.smallPrint.map((text) => (
              <Text key={text} className="quiet" style={styles.small}>
                {text}
              </Text>
            ))}
          </Container>
        </Section>
      </Body>
    </Html>
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
  if (href === undefined) return <Lines text={value} />;
  return (
    <Link href={href} className="link" style={styles.link}>
      {value}
    </Link>
  );
}

/** Labels and values, a row each. */
function Facts({ facts }: { facts: readonly EmailFact[] }) {
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
