import { defineConfig } from 'tsdown';

const entry = {
  index: 'src/index.ts',
  errors: 'src/errors/index.ts',
  examples: 'src/examples/index.ts',
  game: 'src/game/index.ts',
  operator: 'src/operator/index.ts',
  values: 'src/values.ts',
  wallet: 'src/wallet/index.ts',
  'input-rule': 'src/calls/input-rule.ts',
};

export default defineConfig([
  // A module for each of ours: bundlers leave out whole modules, but never the making of a schema within one.
  {
    entry: [entry.index, entry.errors, entry.examples, entry.game, entry.operator, entry.values, entry.wallet],
    format: 'esm',
    unbundle: true,
    dts: false,
    platform: 'neutral',
  },
  { entry: { 'input-rule': entry['input-rule'] }, format: 'esm', dts: false, platform: 'neutral', clean: false },
  { entry, format: 'esm', dts: { emitDtsOnly: true }, platform: 'neutral', clean: false },
]);
