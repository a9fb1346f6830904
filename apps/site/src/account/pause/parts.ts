export { PauseInHeader } from './PauseInHeader.tsx';
export { PauseInMenu } from './PauseInMenu.tsx';
