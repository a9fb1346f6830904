import type { Correction, PlanLine, Statement, Step } from '@kvota/commission';

type StepOf<T extends Step['type']> = Extract<Step, { readonly type: T }>;

/** A step that belongs to the computation of one line. */
export type LineStep = Exclude<Step, StepOf<'result' | 'round' | 'correction'>>;

/** The derivation of one line: its steps, and the result that is added to the total. */
export interface Section {
  readonly id: string;
  /** Undefined if the plan has no such line, which `verify` reports. */
  readonly line: PlanLine | undefined;
  readonly steps: readonly LineStep[];
  readonly result: StepOf<'result'> | undefined;
}

/** The derivation of a statement by line, the rounding of the sum, and corrections of earlier statements. */
export interface Derivation {
  readonly sections: readonly Section[];
  readonly round: StepOf<'round'> | undefined;
  readonly corrections: readonly CorrectionStep[];
}

/** A correction, and why and by whom it was entered. A step that no correction explains has none of them. */
export interface CorrectionStep {
  readonly step: StepOf<'correction'>;
  readonly entry: Correction | undefined;
}

/** Groups the steps of a statement by line, in the order in which they were computed. */
export function derivationOf({ plan, result, corrections: entries = [] }: Statement): Derivation {
  const sections = new Map<string, { steps: LineStep[]; result: StepOf<'result'> | undefined }>();
  const corrections: CorrectionStep[] = [];
  let round: StepOf<'round'> | undefined;
  for (const step of result.steps) {
    if (step.type === 'round') {
      round = step;
      continue;
    }
    if (step.type === 'correction') {
      corrections.push({ step, entry: entries.find(({ id }) => id === step.id) });
      continue;
    }
    const section = sections.get(step.line) ?? { steps: [], result: undefined };
    sections.set(step.line, section);
    if (step.type === 'result') section.result = step;
    else section.steps.push(step);
  }
  return {
    sections: [...sections].map(([id, section]) => ({
      id,
      line: plan.lines.find((line) => line.id === id),
      ...section,
    })),
    round,
    corrections,
  };
}

/** Returns what the tier of a rate begins at: an amount, or a number of selections. Undefined for a flat rate. */
export function tierOf(step: StepOf<'rate'>, line: PlanLine | undefined): 'amount' | 'selections' | undefined {
  if (step.from === undefined) return undefined;
  return line && 'rate' in line && line.rate.kind === 'selections' ? 'selections' : 'amount';
}

/** Returns what the players of a step were: newly qualified ones, or active ones whose fee is deducted. */
export const playersOf = (step: StepOf<'players'>): 'qualified' | 'active' =>
  step.amount.startsWith('-') ? 'active' : 'qualified';
