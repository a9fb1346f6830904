import * as v from 'valibot';

import type { Resolve, Schema } from './input-of-schema.ts';

// The document is our own; what is read of it is checked as far as it is used.
const SchemaObject = v.custom<Schema>((value) => typeof value === 'object' && value !== null);
const Media = v.object({ examples: v.optional(v.record(v.string(), v.unknown()), {}) });
const Operation = v.object({
  operationId: v.string(),
  'x-later': v.optional(v.boolean(), false),
  responses: v.record(v.string(), v.object({ content: v.optional(v.record(v.string(), Media), {}) })),
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string(), schema: SchemaObject })), []),
  requestBody: v.optional(v.object({ content: v.object({ 'application/json': v.object({ schema: SchemaObject }) }) })),
});
const Document = v.object({
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.object({ schemas: v.record(v.string(), SchemaObject) }),
});

/** One call of the OpenAPI document. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | undefined;
  /** The codes of its refusals and problems, by status. */
  readonly codes: ReadonlyMap<number, readonly string[]>;
}

/** Reads the calls that a platform serves from its OpenAPI document. */
export function readDocument(document: unknown): {
  readonly operations: readonly Operation[];
  readonly resolve: Resolve;
} {
  const { paths, components } = v.parse(Document, document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation['x-later']
        ? []
        : [
            {
              name: operation.operationId,
              method: method.toUpperCase(),
              path,
              parameters: operation.parameters,
              body: operation.requestBody?.content['application/json'].schema,
              codes: codesOf(operation.responses),
            },
          ],
    ),
  );
  return { operations, resolve: (ref) => components.schemas[ref.replace('#/components/schemas/', '')] ?? {} };
}

function codesOf(responses: v.InferOutput<typeof Operation>['responses']): ReadonlyMap<number, readonly string[]> {
  return new Map(
    Object.entries(responses).map(([status, { content }]) => [
      Number(status),
      Object.values(content).flatMap(({ examples }) => Object.keys(examples)),
    ]),
  );
}
