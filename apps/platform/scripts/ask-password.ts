import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password without showing what is typed. If the input is no terminal, its first line is the password. */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) {
    for await (const line of createInterface({ input: stdin })) return line;
    return '';
  }
  stdout.write(question);
  const nothing = new Writable({ write: (_part, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: nothing, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  stdout.write('\n');
  return password;
}
