import type { DocumentBlock, DocumentSpan, DocumentText } from '@kvota/content';
import { SiteLink } from '@kvota/shell';
import { ArticleSection, byPosition } from '@kvota/ui';
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

const Blocks = ({ blocks }: { readonly blocks: readonly DocumentBlock[] }): ReactElement =>
  byPosition(blocks, (block) => <Block block={block} />);

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
          {byPosition(block.items, (item) => (
            <li>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

const Spans = ({ spans }: { readonly spans: readonly DocumentSpan[] }): ReactElement =>
  byPosition(spans, (span) => <Span span={span} />);

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
