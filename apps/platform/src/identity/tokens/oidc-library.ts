// oidc-provider prints a warning on a Node that is newer than the newest it knows as long-term supported. The project
// brings its own Node and tests with it, so this one line is held back; everything else that is printed goes through.
const output = globalThis.console;
const warn = output.warn.bind(output);
output.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts);
};
const library = await import('oidc-provider');
output.warn = warn;

export const { Provider, errors } = library;
