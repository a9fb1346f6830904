// The look belongs to the kit: styles of apps and of the shell describe layout only.
import { readFileSync } from 'node:fs';

import { Visitor, parseSync } from 'oxc-parser';

/** Properties that an app may set. */
const layout = new Set(
  `display position inset top right bottom left zIndex order
   float visibility flex flexBasis flexDirection flexFlow flexGrow flexShrink flexWrap
   gap rowGap columnGap columns alignContent alignItems alignSelf justifyContent justifyItems
   justifySelf placeContent placeItems placeSelf width minWidth maxWidth height minHeight
   maxHeight aspectRatio boxSizing inlineSize minInlineSize maxInlineSize blockSize minBlockSize maxBlockSize
   overflow overflowX overflowY overscrollBehavior scrollbarWidth scrollSnapType scrollSnapAlign contain containerType
   containerName contentVisibility containIntrinsicSize selectors @media @container @supports @layer`.split(/\s+/),
);

const isLayout = (name: string): boolean =>
  layout.has(name) || /^(?:grid|padding|margin|scrollPadding|scrollMargin)/.test(name);

/** Returns the properties of a `.css.ts` file or a component that describe a look, as `property (line n)`. */
export function looksIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const isSheet = file.endsWith('.css.ts');
  const found: string[] = [];
  const line = (offset: number): number => source.slice(0, offset).split('\n').length;
  const keysOf = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    if (node.type === 'ArrayExpression' && 'elements' in node && Array.isArray(node.elements)) {
      for (const element of node.elements) keysOf(element);
    }
    // Mixing in a part of the kit (textStyle, focusRing) is a look as well.
    if ((node.type === 'CallExpression' || node.type === 'Identifier') && 'start' in node) {
      found.push(`a style of the kit mixed in (line ${line(Number(node.start))})`);
    }
    if (node.type !== 'ObjectExpression' || !('properties' in node) || !Array.isArray(node.properties)) return;
    for (const property of node.properties) {
      if (property.type !== 'Property') {
        keysOf(property.argument);
        continue;
      }
      const name = String(property.key.name ?? property.key.value ?? '');
      const isCondition = property.computed || /^[&@:.[(]|^selectors$|^\w+:/.test(name);
      if (!isCondition && !isLayout(name)) found.push(`${name} (line ${line(property.start)})`);
      else if (isCondition) keysOf(property.value);
    }
  };
  const visitor = new Visitor({
    CallExpression(call) {
      if (!isSheet || call.callee.type !== 'Identifier') return;
      if (call.callee.name === 'style') keysOf(call.arguments[0]);
      if (call.callee.name === 'globalStyle') found.push(`globalStyle (line ${line(call.start)})`);
      if (call.callee.name === 'styleVariants' || call.callee.name === 'recipe') {
        found.push(`${call.callee.name}: variants are looks (line ${line(call.start)})`);
      }
    },
    JSXAttribute(attribute) {
      if (attribute.name.type !== 'JSXIdentifier' || attribute.name.name !== 'style') return;
      if (attribute.value?.type === 'JSXExpressionContainer') keysOf(attribute.value.expression);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}
