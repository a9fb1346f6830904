import { runnerImport } from 'vite';

import { testPlugins } from './app-vite.ts';

/** Imports a source file whose imports hold texts, which are macros until they are compiled; for commands that run parts of the frame. */
export async function importSource<Module>(file: string): Promise<Module> {
  const from = process.cwd();
  // The compiler of the texts looks for its parts from where the process stands.
  process.chdir(import.meta.dirname);
  try {
    return (await runnerImport<Module>(file, { configFile: false, logLevel: 'error', plugins: testPlugins() })).module;
  } finally {
    process.chdir(from);
  }
}
