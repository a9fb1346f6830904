import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import type { Clock } from '../kernel/clock.ts';
import { registerModes, type Register } from '../register/create-register.ts';
import { parsed, Refusal } from './parsed.ts';

export interface RegisterRouteDeps {
  readonly clock: Clock;
  readonly register: Register;
}

const Text = v.pipe(v.string(), v.maxLength(200));
export const Person = v.object({ firstName: Text, lastName: Text, email: Text, birthday: v.nullable(Text) });
const Check = v.object({ person: Person, occasion: v.picklist(['registration', 'signIn', 'marketing']) });
const Control = v.object({
  listed: v.optional(v.array(v.partial(Person))),
  mode: v.optional(v.picklist(registerModes)),
});

/** Milliseconds that a slow register takes: longer than the platform waits. */
export const slowness = 10_000;

/** Serves the register of excluded people, and its controls. */
export function registerRoutes(app: FastifyInstance, { clock, register }: RegisterRouteDeps): void {
  const awake = (): Promise<void> =>
    register.mode() === 'slow' ? new Promise((resolve) => clock.after(slowness, resolve)) : Promise.resolve();
  app.post('/v1/register/check', (request) => {
    const { person } = parsed(Check, request.body);
    if (register.mode() === 'down') throw new Refusal(503, 'The register is down.');
    return awake().then(() => ({ status: register.check(person) }));
  });
  app.post('/control/register', ({ body }) => {
    const { listed, mode } = parsed(Control, body);
    if (listed !== undefined) register.list(listed);
    if (mode !== undefined) register.setMode(mode);
    return { ok: true };
  });
}
