import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const summary = new RegExp(String.raw`\bsummary:\s*${text}`, 'g');
const description = new RegExp(String.raw`\bv\.description\(\s*${text},?\s*\)`, 'g');

/** Returns a module of the contract without the texts that describe it. */
export function withoutDescriptions(code: string): string {
  return code.replaceAll(summary, "summary: ''").replaceAll(description, "v.description('')");
}

/**
 * Removes what describes calls, events and fields in the contract from the bundle of an app. It is for readers and the
 * documentation; every player would download it with the first page.
 */
export function plainContract(): Plugin {
  return {
    name: 'kvota-plain-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contracts\/src\/.*\.ts$/ },
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}
