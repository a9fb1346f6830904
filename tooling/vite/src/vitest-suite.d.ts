/** What every Vitest run of the workspace has in common: it reports to the terminal, and as JSON that `pnpm test` adds up. */
export declare const everySuite: {
  reporters: ('default' | 'json')[];
  outputFile: {
    json: string;
  };
  /** Files of one worker share what they import: tests hold no state in modules, and importing was half of the time. */
  isolate: boolean;
  /** Unexpected console output fails a test: whoever wants to see output asserts it. */
  onConsoleLog(log: string): boolean;
};
