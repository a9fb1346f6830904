/** Options that all Vitest runs of the workspace share: they report to the terminal, and as JSON for `pnpm test`. */
export declare const everySuite: {
  reporters: ('default' | 'json')[];
  outputFile: {
    json: string;
  };
  /**
   * Files of one worker share their imports, because importing was half of the time. Tests must not keep state in
   * modules.
   */
  isolate: boolean;
  /** Only a test that hangs may run into this. Busy machines need minutes for work that usually takes seconds. */
  testTimeout: number;
  hookTimeout: number;
  /** Polls wait for work, not for a time. On a busy machine they may need longer than the default of a second. */
  expect: { poll: { timeout: number } };
  /** Unexpected console output fails a test. A test that expects output asserts it. */
  onConsoleLog(log: string): boolean;
};
