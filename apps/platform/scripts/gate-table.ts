// Prints what becomes of everything that moves money of a player, in each state of the player and of the platform.
import {
  gateStates,
  gateTableText,
  runGateColumn,
  type GateColumn,
  type GateState,
} from '../src/testing/gate/gate-table.ts';

const columns: Partial<Record<GateState, GateColumn>> = {};
for (const state of gateStates) columns[state] = await runGateColumn(state);
process.stdout.write(`${gateTableText(columns)}\n`);
// Connections that are kept alive would keep the process for minutes.
process.exit(0);
