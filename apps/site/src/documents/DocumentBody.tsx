import type { DocumentBlock, DocumentSpan, DocumentText } from '@kvota/content';
import { SiteLink } from '@kvota/shell';
import { ArticleSection } from '@kvota/ui';
import type { ReactElement } from 'react';

/** Renders the text of a document as elements. None of it is ever interpreted as markup. */
export function DocumentBody({ text }: { readonly text: DocumentText }): ReactElement {
  return (
    <>
      {text.intro.length > 0 ? (
        <div>
          <Blocks blocks={text.intro} />
        </div>
      ) : null}
      {text.sections.map(({ id, title, blocks }) => (
        <ArticleSection key={id} id={id} title={title}>
          <Blocks blocks={blocks} />
        </ArticleSection>
      ))}
    </>
  );
}

/** The text does not change while it is shown, so the index is the key. */
const Blocks = ({ blocks }: { readonly blocks: readonly DocumentBlock[] }): ReactElement[] =>
  // oxlint-disable-next-line react/no-array-index-key -- see above
  blocks.map((block, at) => <Block key={at} block={block} />);

function Block({ block }: { readonly block: DocumentBlock }): ReactElement {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={at}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

const Spans = ({ spans }: { readonly spans: readonly DocumentSpan[] }): ReactElement[] =>
  // oxlint-disable-next-line react/no-array-index-key -- see above
  spans.map((span, at) => <Span key={at} span={span} />);

function Span({ span }: { readonly span: DocumentSpan }): ReactElement {
  switch (span.kind) {
    case 'plain':
      return <>{span.text}</>;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'link':
      return <SiteLink to={span.target.kind === 'page' ? span.target.path : span.target.href}>{span.text}</SiteLink>;
  }
}
