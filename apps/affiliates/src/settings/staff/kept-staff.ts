import { StaffChange } from '@kvota/contracts';
import * as v from 'valibot';

const [create, change, password] = StaffChange.options;

/** An act on the staff while its agent signs in: with the id of its request, never with a password. */
export const KeptStaff = v.variant('act', [v.omit(create, ['password']), change, v.omit(password, ['password'])]);
export type KeptStaff = v.InferOutput<typeof KeptStaff>;

/** The name under which an act on the staff waits for a sign-in. One waits at a time. */
export const staffAct = 'staff';
