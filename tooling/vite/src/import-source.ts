import { runnerImport } from 'vite';

import { testPlugins } from './app-vite.ts';

/**
 * Imports a source file whose imports contain texts; these are macros until they are compiled. For commands that run
 * parts of the frame.
 */
export async function importSource<Module>(file: string): Promise<Module> {
  const from = process.cwd();
  // The compiler of texts resolves its parts from the working directory.
  process.chdir(import.meta.dirname);
  try {
    return (await runnerImport<Module>(file, { configFile: false, logLevel: 'error', plugins: testPlugins() })).module;
  } finally {
    process.chdir(from);
  }
}
