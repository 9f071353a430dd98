import { legalBlocks, type LegalBlock } from './legal-text.server.ts';

interface LegalTextOptions {
  /** As a `legalPage` writes it. */
  readonly text: string;
  readonly Heading?: 'h2' | 'h3';
}

/** A legal text as what it is made of. */
export function LegalText({ text, Heading = 'h2' }: LegalTextOptions) {
  return legalBlocks(text).map((block, index) => (
    <Block key={index} block={block} Heading={Heading} />
  ));
}

function Block({ block, Heading }: { block: LegalBlock; Heading: 'h2' | 'h3' }) {
  if (block.kind === 'heading') return <Heading>{block.text}</Heading>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
