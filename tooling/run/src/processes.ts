// Child processes of the commands, which start and end together.
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** The root of the workspace. */
export const root = resolve(import.meta.dirname, '../../..');

/** Runs a command with inherited output and resolves with its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((done) => {
    child.once('error', () => done(127));
    child.once('exit', (code, signal) => done(code ?? (signal === null ? 1 : 130)));
  });
}

/** Runs a command and keeps its output. */
export function capture(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 127, output: String(error) }));
    child.once('exit', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Ends the children on Ctrl-C, on SIGTERM and when one of them ends. Then runs `last` and exits. Returns a
 * function that adds a child. If `goOn` is given, it is called when that child ends, and the others go on if it returns true.
 */
export function endTogether(
  first: readonly ChildProcess[],
  last: () => void | Promise<void> = () => {},
): (child: ChildProcess, goOn?: () => boolean) => void {
  const children: ChildProcess[] = [];
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    await Promise.all(
      children.map(
        (child) =>
          new Promise<void>((done) => {
            if (child.exitCode !== null || child.signalCode !== null) return done();
            child.once('exit', () => done());
            child.kill('SIGTERM');
          }),
      ),
    );
    await last();
    process.exit(code);
  };
  process.once('SIGINT', () => void end(0));
  process.once('SIGTERM', () => void end(0));
  const add = (child: ChildProcess, goOn?: () => boolean): void => {
    children.push(child);
    child.once('exit', (code) => {
      if (!ending && goOn?.() === true) return;
      void end(code ?? 1);
    });
  };
  first.forEach((child) => add(child));
  return add;
}
