import { createHash, randomBytes } from 'node:crypto';

import { transact } from '@kvota/server';
import { and, count, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';

import type { Attempts } from '../../attempts/attempts.ts';
import type { Db } from '../../database/database.ts';
import { recoveryCodes, secondFactors } from '../../database/schema/index.ts';
import { seal, unseal } from '../tokens/seal.ts';
import type { FactorOffer, SecondFactors } from './second-factors.ts';
import { base32, matchingStep } from './totp.ts';

export interface SecondFactorDeps {
  readonly db: Db;
  readonly attempts: Attempts;
  /** Seals the keys of codes. */
  readonly factorKey: string;
  /** Milliseconds since 1970 by the clock of the machine, as the apps of users have it. */
  readonly now: () => number;
}

const keyLength = 20;
const codeCount = 8;
const offerAge = 3_600_000;
const guessing = { name: 'second factor', most: 5, window: 300_000 };
const Offer = v.object({ key: v.string(), at: v.number() });

const sealName = (userId: string): string => `second factor of ${userId}`;
const offerName = (userId: string): string => `offered second factor of ${userId}`;

/** Returns a code as it is compared: without spaces and hyphens, in upper case. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url');

/** A recovery code has 80 random bits, so that its hash cannot be inverted: `ABCD-EFGH-IJKL-MNOP`. */
const newCode = (): string => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-');

/** Creates the second factors over the database. */
export function createSecondFactors({ db, attempts, factorKey, now }: SecondFactorDeps): SecondFactors {
  const isOf = (userId: string) => eq(secondFactors.userId, userId);
  const offerOf = (userId: string, key: Uint8Array, at: number): FactorOffer => ({
    key,
    sealed: seal(offerName(userId), { key: Buffer.from(key).toString('base64url'), at }, factorKey),
  });
  const writeCodes = async (tx: Db, userId: string): Promise<readonly string[]> => {
    const codes = Array.from({ length: codeCount }, newCode);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
    return codes;
  };
  /** Uses up a code of the app. Of two that arrive at once, one statement decides. */
  const useAppCode = async (userId: string, code: string): Promise<boolean> => {
    const [factor] = await db.select().from(secondFactors).where(isOf(userId));
    if (factor === undefined) return false;
    const key = Buffer.from(v.parse(v.string(), unseal(sealName(userId), factor.secret, factorKey)), 'base64url');
    const step = matchingStep(key, code, { now: now(), used: factor.lastStep });
    if (step === undefined) return false;
    const used = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(isOf(userId), lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    return used.length > 0;
  };
  const useRecoveryCode = async (userId: string, code: string): Promise<boolean> => {
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(code))))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  };

  return {
    async of(userId) {
      const [factor] = await db.select().from(secondFactors).where(isOf(userId));
      if (factor === undefined) return undefined;
      const [left] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      return { addedAt: factor.addedAt.getTime(), always: factor.always, recoveryCodes: left?.count ?? 0 };
    },
    offer: (userId) => offerOf(userId, randomBytes(keyLength), now()),
    open(userId, sealed) {
      try {
        const { key, at } = v.parse(Offer, unseal(offerName(userId), sealed, factorKey));
        return now() - at > offerAge ? undefined : { key: Buffer.from(key, 'base64url'), sealed };
      } catch {
        return undefined;
      }
    },
    async add(userId, { key }, code) {
      const step = matchingStep(key, plain(code), { now: now(), used: 0 });
      if (step === undefined) return undefined;
      const secret = seal(sealName(userId), Buffer.from(key).toString('base64url'), factorKey);
      return transact(db, async (tx) => {
        const added = await tx
          .insert(secondFactors)
          .values({ userId, secret, lastStep: step, addedAt: new Date(now()) })
          .onConflictDoNothing()
          .returning({ userId: secondFactors.userId });
        return added.length === 0 ? undefined : writeCodes(tx, userId);
      });
    },
    async check(userId, code) {
      const guess = [{ limit: guessing, key: userId }];
      const wait = await attempts.count(guess);
      if (wait > 0) return { kind: 'locked', wait };
      const isRight = await (/^\d{6}$/.test(plain(code))
        ? useAppCode(userId, plain(code))
        : useRecoveryCode(userId, code));
      if (!isRight) return { kind: 'wrong' };
      await attempts.forget(guess);
      return { kind: 'right' };
    },
    async setAlways(userId, always) {
      await db.update(secondFactors).set({ always }).where(isOf(userId));
    },
    renewCodes: (userId) => transact(db, (tx) => writeCodes(tx, userId)),
    async remove(userId) {
      await db.delete(secondFactors).where(isOf(userId));
    },
  };
}
