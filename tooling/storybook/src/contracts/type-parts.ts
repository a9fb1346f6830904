import type { CodePart } from '../workbench/code-parts.ts';
import type { PipePart, ReadableSchema } from '@kvota/contracts/examples';

import { isOptional, nameOf, namedIn } from './schema-parts.ts';

const plain = (text: string): CodePart => ({ text });
const typeWord = (text: string): CodePart => ({ text, part: 'type' });

/** Returns a schema as a type, with the named types that it uses below it. */
export function typeWithNames(schema: ReadableSchema): CodePart[] {
  const own = nameOf(schema);
  const first = own === undefined ? typeParts(schema, '') : definition(own, schema);
  return [...first, ...namedIn(schema).flatMap((named) => [plain('\n\n'), ...definition(nameOf(named) ?? '', named)])];
}

function definition(name: string, schema: ReadableSchema): CodePart[] {
  const remark = remarkOf(schema);
  return [
    typeWord(name),
    plain(' = '),
    ...structure(schema, ''),
    ...(remark === '' ? [] : [{ text: `  // ${remark}`, part: 'remark' } as const]),
  ];
}

/** Returns a schema by its name if it has one. */
function typeParts(schema: ReadableSchema, indent: string): CodePart[] {
  const name = nameOf(schema);
  return name === undefined ? structure(schema, indent) : [typeWord(name)];
}

function structure(schema: ReadableSchema, indent: string): CodePart[] {
  const { type, wrapped, item, items, options, literal, entries, rest, value } = schema;
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'object_with_rest':
      return fields(entries ?? {}, rest, indent);
    case 'optional':
      return wrapped ? typeParts(wrapped, indent) : [];
    case 'nullable':
    case 'nullish':
      return [...(wrapped ? typeParts(wrapped, indent) : []), plain(' | '), typeWord('null')];
    case 'array': {
      const inner = item ? typeParts(item, indent) : [];
      return inner.some(({ text }) => text.includes(' | '))
        ? [plain('('), ...inner, plain(')[]')]
        : [...inner, plain('[]')];
    }
    case 'tuple':
    case 'strict_tuple':
      return [plain('['), ...joined(items ?? [], ', ', indent), plain(']')];
    case 'record':
      return [plain('{ [key]: '), ...(value ? typeParts(value, indent) : []), plain(' }')];
    case 'union':
    case 'variant':
    case 'picklist':
      return joined(options ?? [], ' | ', indent);
    case 'literal':
      return [typeWord(JSON.stringify(literal))];
    default:
      return [typeWord(type)];
  }
}

function joined(list: readonly (ReadableSchema | string | number)[], between: string, indent: string): CodePart[] {
  return list.flatMap((one, index) => [
    ...(index === 0 ? [] : [plain(between)]),
    ...(typeof one === 'object' ? typeParts(one, indent) : [typeWord(JSON.stringify(one))]),
  ]);
}

function fields(
  entries: Readonly<Record<string, ReadableSchema>>,
  rest: ReadableSchema | undefined,
  indent: string,
): CodePart[] {
  const inner = `${indent}  `;
  const lines = Object.entries(entries).flatMap(([name, schema]) => {
    const remark = nameOf(schema) === undefined ? remarkOf(schema) : '';
    return [
      plain(inner),
      { text: isOptional(schema) ? `${name}?` : name, part: 'name' } as const,
      plain(': '),
      ...typeParts(schema, inner),
      ...(remark === '' ? [] : [{ text: `  // ${remark}`, part: 'remark' } as const]),
      plain('\n'),
    ];
  });
  const others = rest ? [plain(`${inner}[key]: `), ...typeParts(rest, inner), plain('\n')] : [];
  if (lines.length + others.length === 0) return [plain('{}')];
  return [plain('{\n'), ...lines, ...others, plain(`${indent}}`)];
}

/** Details that the type does not show: descriptions, bounds, defaults. A named type shows them where it is defined. */
function remarkOf(schema: ReadableSchema): string {
  const inside = schema.wrapped && nameOf(schema.wrapped) === undefined ? remarkOf(schema.wrapped) : '';
  const notes = (schema.pipe ?? []).flatMap(noteOf);
  const { default: preset } = schema;
  const given = preset === undefined || typeof preset === 'function' ? [] : [`default ${JSON.stringify(preset)}`];
  return [...notes, inside, ...given].filter((note) => note !== '').join(', ');
}

function noteOf({ type, requirement, description, message }: PipePart): string[] {
  const bound = typeof requirement === 'number' ? String(requirement) : '';
  switch (type) {
    case 'description':
      return [String(description)];
    case 'min_length':
    case 'min_value':
      return [`at least ${bound}`];
    case 'max_length':
    case 'max_value':
      return [`at most ${bound}`];
    case 'integer':
      return ['whole'];
    case 'regex':
      return [typeof message === 'string' ? message : String(requirement)];
    case 'check':
      return typeof message === 'string' ? [message] : [];
    default:
      return [];
  }
}
