import { createHash, timingSafeEqual } from 'node:crypto';

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { payoutModes, type Payments } from '../payments/create-payments.ts';
import type { Act, OutsidePayment } from '../payments/life.ts';
import { lineTypes } from '../payments/settlement.ts';
import { Faults } from '../webhooks/faults.ts';
import type { Webhooks } from '../webhooks/send-webhooks.ts';
import { centralRoutes, type CentralRouteDeps } from './central-routes.ts';
import { hostedPage, pageHeaders } from './hosted-page.ts';
import { parsed, Refusal } from './parsed.ts';
import { registerRoutes, type RegisterRouteDeps } from './register-routes.ts';
import { languageOf } from './texts.ts';

export interface AppDeps extends RegisterRouteDeps, CentralRouteDeps {
  readonly ids: () => string;
  readonly key: string;
  readonly payments: Payments;
  readonly webhooks: Pick<Webhooks, 'setFaults'>;
  /** Where browsers reach this server. */
  readonly url: () => string;
}

const Money = v.pipe(v.string(), v.regex(/^(?!0+\.00$)\d{1,15}\.\d{2}$/));
const Reference = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const Method = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const CardNumber = v.pipe(v.string(), v.regex(/^[\dA-Za-z ]{4,40}$/));
const Terms = v.object({
  reference: Reference,
  amount: Money,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  method: Method,
});
const Payout = v.object({ ...Terms.entries, instrument: v.optional(Reference) });
const Payment = v.object({
  ...Terms.entries,
  customer: v.optional(Reference),
  locale: v.string(),
  returnUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  expiresAt: v.number(),
});
const Refund = v.object({ payment: v.string(), reference: Reference, amount: Money });
const acts = ['capture', 'fail', 'refund', 'failRefund', 'chargeback', 'pay', 'return'] as const;
const Control = v.variant('act', [
  v.object({
    act: v.picklist(acts),
    id: v.string(),
    amount: v.optional(Money),
    reason: v.optional(v.string()),
    number: v.optional(CardNumber),
  }),
  v.object({ act: v.literal('stray'), amount: Money, currency: v.string() }),
]);
const Line = v.object({
  type: v.picklist(lineTypes),
  id: Reference,
  payment: Reference,
  reference: Reference,
  amount: Money,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  at: v.pipe(v.number(), v.integer()),
});
const Settlement = v.object({
  drop: v.optional(v.array(v.string()), []),
  amounts: v.optional(v.record(v.string(), Money), {}),
  add: v.optional(v.array(Line), []),
});
const choices: Readonly<Record<string, { readonly act: Act; readonly silent?: boolean }>> = {
  pay: { act: 'capture' },
  decline: { act: 'fail' },
  silence: { act: 'begin', silent: true },
};

/** Builds the server: calls of the platform and controls with the key, and the page for everyone. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const app = fastify({ bodyLimit: 64 * 1024 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.get('/health', () => ({ status: 'ok' }));
  pageRoutes(app, deps);
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${deps.key}`)) throw new Refusal(401, 'Send the key.');
    });
    callRoutes(scope, deps);
    settlementRoutes(scope, deps);
    controlRoutes(scope, deps);
    registerRoutes(scope, deps);
    centralRoutes(scope, deps);
    done();
  });
  return app;
}

function callRoutes(app: FastifyInstance, { payments, ids, url }: AppDeps): void {
  /** Answers by key of idempotency, with the body that each belongs to. */
  const answers = new Map<string, { readonly body: string; readonly answer: object }>();
  const once = (request: FastifyRequest, run: () => object): object => {
    const key = `${request.url} ${String(request.headers['idempotency-key'])}`;
    if (request.headers['idempotency-key'] === undefined) throw new Refusal(400, 'Send an idempotency-key.');
    const body = JSON.stringify(request.body);
    const known = answers.get(key);
    if (known !== undefined && known.body !== body) throw new Refusal(422, 'The key belongs to another body.');
    const answer = known?.answer ?? run();
    answers.set(key, { body, answer });
    return answer;
  };
  app.post('/v1/payments', (request) =>
    once(request, () => {
      const { id } = payments.begin({ kind: 'payments', ...parsed(Payment, request.body) });
      return { id, url: `${url()}/pay/${id}` };
    }),
  );
  app.post('/v1/payouts', (request) =>
    once(request, () => {
      const rest = { locale: 'en', returnUrl: '', expiresAt: 0 };
      return { id: payments.begin({ kind: 'payouts', ...rest, ...parsed(Payout, request.body) }).id };
    }),
  );
  app.post('/v1/refunds', (request) =>
    once(request, () => {
      const { payment, amount, reference } = parsed(Refund, request.body);
      const event = payments.act(payment, 'refund', { amount, partReference: reference });
      if (event === undefined) throw new Refusal(404, 'There is no such captured payment with so much left.');
      return { id: event.data.part ?? ids() };
    }),
  );
  for (const kind of ['payments', 'payouts'] as const) {
    app.get<{ Querystring: { reference?: string } }>(`/v1/${kind}`, ({ query }) => ({
      result: payments.byReference(kind, query.reference ?? '').map(({ id, reference, amount, currency, events }) => ({
        id,
        reference,
        amount,
        currency,
        events,
      })),
    }));
  }
}

function settlementRoutes(app: FastifyInstance, { payments }: AppDeps): void {
  app.get<{ Params: { day: string } }>('/v1/settlements/:day', ({ params: { day } }) => {
    const file = payments.settlement(day);
    if (file === undefined) throw new Refusal(404, 'There is no file of this day. It is made when the day is over.');
    return file;
  });
  app.post('/control/settlement', ({ body }) => {
    payments.setSettlement(parsed(Settlement, body));
    return { ok: true };
  });
}

function controlRoutes(app: FastifyInstance, { payments, webhooks }: AppDeps): void {
  app.post('/control/faults', ({ body }) => {
    webhooks.setFaults(parsed(Faults, body));
    return { ok: true };
  });
  app.post('/control/payouts', ({ body }) => {
    payments.setPayouts(parsed(v.object({ mode: v.picklist(payoutModes) }), body).mode);
    return { ok: true };
  });
  app.post('/control/act', ({ body }) => {
    const wanted = parsed(Control, body);
    const event = wanted.act === 'stray' ? payments.stray(wanted) : payments.act(wanted.id, wanted.act, wanted);
    if (event === undefined) throw new Refusal(409, 'This cannot happen to the payment now.');
    return { event };
  });
}

type PageRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: { lang?: string };
  Body: { choice?: string; number?: string } | undefined;
}>;

function pageRoutes(app: FastifyInstance, { payments, clock }: AppDeps): void {
  const isOpen = ({ events, expiresAt }: OutsidePayment): boolean =>
    expiresAt > clock.now() && !events.some(({ type }) => type !== 'payment.failed');
  const show = (request: PageRequest, reply: FastifyReply): FastifyReply => {
    const payment = deposit(request.params.id);
    const language = languageOf(request.query.lang ?? payment?.locale);
    const page = hostedPage(payment, { language, isOpen: payment !== undefined && isOpen(payment) });
    return reply
      .status(payment === undefined ? 404 : 200)
      .headers(pageHeaders(payment?.returnUrl ?? ''))
      .send(page);
  };
  const deposit = (id: string): OutsidePayment | undefined => {
    const payment = payments.byId(id);
    return payment?.kind === 'payments' ? payment : undefined;
  };
  app.get('/pay/:id', (request: PageRequest, reply) => show(request, reply));
  app.post('/pay/:id', (request: PageRequest, reply) => {
    const payment = deposit(request.params.id);
    if (payment === undefined || !isOpen(payment)) return show(request, reply);
    const choice = choices[request.body?.choice ?? ''];
    const number = v.safeParse(v.optional(CardNumber), request.body?.number);
    if (choice?.act === 'capture' && !number.success) return show(request, reply);
    const terms = { silent: choice?.silent ?? false, ...(number.success && { number: number.output }) };
    if (choice !== undefined) payments.act(payment.id, choice.act, terms);
    return reply.redirect(payment.returnUrl, 303);
  });
}

function isSame(a: string, b: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
