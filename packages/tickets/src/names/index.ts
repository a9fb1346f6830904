export {
  familyName,
  familyOf,
  groupName,
  isHandicap,
  isUnit,
  lineOf,
  marketName,
  outcomeHead,
  outcomeName,
  pickName,
  sportName,
  tableName,
} from './market-name.ts';
export { phaseText } from './phase-text.ts';
