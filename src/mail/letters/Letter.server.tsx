import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import { languageOption } from '../../i18n/index.ts';
import type { LetterBody } from './body.ts';
import { Facts, Lines, Value } from './parts.server.tsx';
import { DARK_SCHEME, styles } from './styles.ts';
import { TileLine } from './TileLine.server.tsx';

/** Any letter, set in the site's hand: paper, tile line, terracotta for what can be pressed. */
export function LetterView({ letter, brand }: { letter: LetterBody; brand: [string, string] }) {
  const { language, heading, intro, facts, quote, notices, steps, closing, action } = letter;
  const { direction } = languageOption(language);
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{DARK_SCHEME}</style>
      </Head>
      <Body lang={language} dir={direction} className="ground" style={styles.body}>
        <Preview>{letter.preview}</Preview>
        <Section className="ground" style={styles.ground}>
          <Container className="card" style={styles.card}>
            <TileLine />
            <Section className="content" style={styles.content}>
              <Text className="accent" style={styles.brand}>
                {brand[0]}
              </Text>
              <Text className="quiet" style={{ ...styles.brandLine, marginBottom: 28 }}>
                {brand[1]}
              </Text>
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
            {letter.footer.map(({ label, value, href }) => (
              <Text key={label} className="quiet" style={styles.small}>
                {label}: <Value value={value} href={href} />
              </Text>
            ))}
            {letter.smallPrint.map((text) => (
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
