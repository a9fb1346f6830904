import { build, type Plugin } from 'vite';

export interface BundleOptions {
  readonly minify?: boolean;
  readonly plugins?: Plugin[];
  /** Packages that stay outside, because they read files beside their code. */
  readonly external?: string[];
}

/** Bundles a module and everything that it imports into one file for Node. Returns the code of the file. */
export async function bundleForNode(entry: string, options: BundleOptions = {}): Promise<string> {
  const { minify = false, plugins = [], external = [] } = options;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true, external },
    build: {
      ssr: entry,
      write: false,
      minify,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('Vite has built nothing.');
  return chunk.code;
}
