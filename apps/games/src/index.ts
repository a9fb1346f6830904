export { readTitles } from './server/catalogue/read-titles.ts';
export { createGames, type Games, type GamesOptions } from './server/games.ts';
export { createMaths } from './server/maths/create-maths.ts';
