// oidc-provider prints a warning on a Node newer than the latest long-term release that it knows. The project brings
// its own Node and tests with it, so this one line is suppressed. All other output passes.
const output = globalThis.console;
const warn = output.warn.bind(output);
output.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts);
};
const library = await import('oidc-provider');
output.warn = warn;

export const { Provider, errors, interactionPolicy } = library;
