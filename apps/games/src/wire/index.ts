export { drawnEngines, drawnTables, type DrawnEngine, type DrawnTable } from './drawn-engines.ts';
export {
  frameCalls,
  FrameParams,
  PlayBody,
  StepBody,
  type FrameAnswer,
  type FrameCall,
  type FrameCallName,
  type FrameCalls,
} from './frame-calls.ts';
export { FrameProblem, frameProblems, type FrameProblemCode } from './frame-problems.ts';
export {
  FrameAction,
  FrameFairness,
  FrameNotice,
  FrameRefusal,
  FrameReplay,
  FrameRound,
  frameRoundStates,
  refusalStatuses,
  type FrameRoundState,
  type RefusalStatus,
} from './frame-round.ts';
export {
  tableEventsPath,
  TableBets,
  TableInfo,
  TableMoment,
  TableResult,
  TableRound,
  TableSchedule,
  TableSnapshot,
} from './table.ts';
export { FrameGame, FrameSession } from './frame-session.ts';
