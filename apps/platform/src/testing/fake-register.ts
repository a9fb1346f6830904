import type { ExclusionRegister, RegisterAnswer, RegisterOccasion } from '../protection/register/exclusion-register.ts';

/** A register without a network, with the answer that a test sets. */
export interface FakeRegister extends ExclusionRegister {
  answer: RegisterAnswer;
  /** The occasions on which it was asked. */
  readonly asked: RegisterOccasion[];
}

/** Creates a register that clears everybody. */
export function createFakeRegister(): FakeRegister {
  const asked: RegisterOccasion[] = [];
  const register: FakeRegister = {
    answer: 'clear',
    asked,
    check(_person, occasion) {
      asked.push(occasion);
      return Promise.resolve(register.answer);
    },
  };
  return register;
}
