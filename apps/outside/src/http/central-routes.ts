import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import type { Clock } from '../kernel/clock.ts';
import type { Central } from '../register/create-central.ts';
import { registerModes } from '../register/create-register.ts';
import { parsed, Refusal } from './parsed.ts';
import { Person, slowness } from './register-routes.ts';

export interface CentralRouteDeps {
  readonly clock: Clock;
  readonly central: Central;
}

const Cents = v.pipe(
  v.string(),
  v.regex(/^\d{1,13}\.\d{2}$/),
  v.transform((text) => BigInt(text.replace('.', ''))),
);
const money = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const Report = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  version: v.pipe(v.number(), v.integer()),
});
const Reserve = v.object({ ...Report.entries, person: Person, amount: Cents });
const Confirm = v.object({ ...Report.entries, amount: Cents });
const Control = v.object({
  elsewhere: v.optional(v.object({ person: Person, amount: Cents })),
  mode: v.optional(v.picklist(registerModes)),
});

/** Serves the central limit of deposits, and its controls. */
export function centralRoutes(app: FastifyInstance, { clock, central }: CentralRouteDeps): void {
  /** A slow answer comes after the report has counted. */
  const answer = async <T extends object>(run: () => T): Promise<T> => {
    if (central.mode() === 'down') throw new Refusal(503, 'The central limit is down.');
    const body = run();
    if (central.mode() === 'slow') await new Promise<void>((resolve) => clock.after(slowness, resolve));
    return body;
  };
  app.post('/v1/central/reserve', ({ body }) => {
    const report = parsed(Reserve, body);
    return answer(() => {
      const status = central.reserve(report);
      const { value, left, until } = central.roomOf(report.person);
      return status === 'reserved' ? { status } : { status, room: { value: money(value), left: money(left), until } };
    });
  });
  app.post('/v1/central/confirm', ({ body }) => {
    const report = parsed(Confirm, body);
    return answer(() => {
      central.confirm(report);
      return { status: 'done' };
    });
  });
  app.post('/v1/central/release', ({ body }) => {
    const report = parsed(Report, body);
    return answer(() => {
      central.release(report);
      return { status: 'done' };
    });
  });
  app.post('/control/central', ({ body }) => {
    const { elsewhere, mode } = parsed(Control, body);
    if (elsewhere !== undefined) central.addElsewhere(elsewhere.person, elsewhere.amount);
    if (mode !== undefined) central.setMode(mode);
    return { ok: true };
  });
}
