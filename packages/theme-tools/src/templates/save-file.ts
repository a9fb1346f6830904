import type { TemplateFile } from '../formats/index.ts';

/** Lets the browser save files, one after another. */
export function saveFiles(files: readonly TemplateFile[]): void {
  for (const { name, text } of files) {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  }
}
