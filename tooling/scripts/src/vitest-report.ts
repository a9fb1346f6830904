/** How every Vitest run of the workspace reports: to the terminal, and as JSON that `pnpm test` adds up. */
export const reporters = {
  reporters: ['default', 'json'] as ('default' | 'json')[],
  outputFile: { json: '.report/vitest.json' },
  /** Unexpected console output fails a test: whoever wants to see output asserts it. */
  onConsoleLog(log: string): boolean {
    throw new Error(`Unexpected console output in a test: ${log}`);
  },
};
