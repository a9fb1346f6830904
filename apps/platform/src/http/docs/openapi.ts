import {
  HistoryTicket,
  Match,
  Outcome,
  Problem,
  SidebarSport,
  TicketInfo,
  TicketRequest,
  TicketSettings,
  UserSettings,
  Wallet,
  WireMarket,
  type Access,
  type Call,
} from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import { exampleOf } from '@kvota/contracts/examples';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { plain, type Json, type JsonObject } from './json.ts';
import { responsesOf } from './responses.ts';

/** Schemas that the document names because several calls share them. */
const definitions = {
  HistoryTicket,
  Match,
  Outcome,
  Problem,
  SidebarSport,
  TicketInfo,
  TicketRequest,
  TicketSettings,
  UserSettings,
  Wallet,
  WireMarket,
};

const introduction = `All calls of the contract. Money and odds are decimal text, times are ISO 8601 in UTC. A call marked *later*
answers 501.

A failure is answered in one of two ways. A call that was understood and is refused answers 200 with an \`ErrorText\` other
than \`ok\`, and the reason in \`error\`. Every other failure is problem details (RFC 9457), with the reason in \`code\`. Each
call lists both. A client decides by the reason, which does not change; texts and details may.

The socket events are [on another page](/docs/events).`;

export type OpenApiMember = (typeof openApiMembers)[number];

/** The members of the document. */
export const openApiMembers = ['openapi', 'info', 'servers', 'tags', 'paths', 'components'] as const;

/** Returns the OpenAPI 3.1 document of every call, built from the contract. */
export function openApiDocument({
  url,
  issuer,
  served,
}: {
  url: string;
  issuer: string;
  served: ReadonlySet<string>;
}): Readonly<Record<OpenApiMember, Json>> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries<Call>(wireCalls)) {
    const isServed = served.has(name) && !call.later;
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name as WireCallName, call, isServed); // a key of wireCalls
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kvota platform', version: '1', description: introduction },
    servers: [{ url }],
    tags: [...new Set(Object.values<Call>(wireCalls).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        signIn: { type: 'openIdConnect', openIdConnectUrl: `${issuer}/.well-known/openid-configuration` },
      },
    },
  };
}

function operation(name: WireCallName, call: Call, served: boolean): JsonObject {
  const parameters = [...parametersOf('path', call.params), ...parametersOf('query', call.query)];
  const body = call.body && { required: true, content: bodyContent(call.body) };
  return {
    operationId: name,
    summary: served ? call.summary : `${call.summary} (later)`,
    description: `${call.id}. ${accessText(call)}${served ? '' : ' This version answers 501.'}`,
    tags: [tagOf(call)],
    ...(served ? {} : { 'x-later': true }),
    ...(call.access === 'public' ? {} : { security: [{ signIn: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(name, schemaOf(call.answer, 'output')),
  };
}

const bodyContent = (body: v.GenericSchema): JsonObject => ({
  'application/json': { schema: schemaOf(body, 'input'), example: plain(exampleOf(body)) },
});

function accessText({ access, freshSignIn }: Call): string {
  const fresh = freshSignIn === undefined ? '' : ` The sign-in is at most ${freshSignIn} seconds old.`;
  return roleText(access) + fresh;
}

function roleText(access: Access): string {
  switch (access) {
    case 'public':
      return 'Anyone may call it.';
    case 'player':
      return 'Needs a signed-in user.';
    case 'agent':
      return 'Needs the role of an agent.';
    case 'designer':
      return 'Needs the role of a designer.';
    case 'operator':
      return 'Needs the role of an operator.';
  }
}

const tagOf = ({ path }: Call): string =>
  `/${path
    .split('/')
    .slice(1, path.startsWith('/payment') ? 2 : 3)
    .join('/')}`;

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): JsonObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, conversion('input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: plain(property),
  }));
}

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $defs: _named, $schema: _dialect, ...rest } = toJsonSchema(schema, { ...conversion(typeMode), definitions });
  return plain(rest);
}

function namedSchemas(): JsonObject {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const others = Object.fromEntries(Object.entries(definitions).filter(([other]) => other !== name));
      const {
        $defs: _named,
        $schema: _dialect,
        ...rest
      } = toJsonSchema(schema, {
        ...conversion('output'),
        definitions: others,
      });
      return [name, plain(rest)];
    }),
  );
}

function conversion(typeMode: 'input' | 'output') {
  return {
    typeMode,
    target: 'draft-2020-12',
    // Checks in code cannot be expressed in JSON Schema. The server applies them anyway.
    errorMode: 'ignore',
    overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  } as const;
}
