/** Options that all Vitest runs of the workspace share: they report to the terminal, and as JSON for `pnpm test`. */
export const everySuite = {
  reporters: ['default', 'json'] as ('default' | 'json')[],
  outputFile: { json: '.report/vitest.json' },
  /**
   * Files of one worker share their imports, because importing was half of the time. Tests must not keep state in
   * modules.
   */
  isolate: false,
  /** Unexpected console output fails a test. A test that expects output asserts it. */
  onConsoleLog(log: string): boolean {
    throw new Error(`Unexpected console output in a test: ${log}`);
  },
};
