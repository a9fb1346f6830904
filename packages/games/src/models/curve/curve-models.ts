/** A rising multiplier that ends at a drawn point. All players of a round share it. */
export interface CurveModel {
  readonly engine: 'curve';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  /** Targets in hundredths of the bet. */
  readonly targets: { readonly least: number; readonly most: number };
}

/** All curves. */
export const curveModels: readonly CurveModel[] = [
  { engine: 'curve', code: 'curve', version: 1, modes: ['round'], targets: { least: 101, most: 1_000_000 } },
];
