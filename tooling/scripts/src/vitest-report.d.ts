/** How every Vitest run of the workspace reports: to the terminal, and as JSON that `pnpm test` adds up. */
export declare const reporters: {
  reporters: ('default' | 'json')[];
  outputFile: {
    json: string;
  };
  /** Unexpected console output fails a test: whoever wants to see output asserts it. */
  onConsoleLog(log: string): boolean;
};
