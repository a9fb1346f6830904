import { ApiError } from '@kvota/api-client';
import { useHost, type Host } from '@kvota/shell';
import { useRef, useState } from 'react';

import { fitPicture } from './fit-picture.ts';

/** Why a file was not uploaded. */
export type UploadFault = 'type' | 'unsafe' | 'tooLarge' | 'offline' | 'tooMany' | 'failed';

export interface Upload {
  readonly busy: boolean;
  readonly fault: UploadFault | undefined;
  /** Uploads a file and calls back with the address of the picture, unless another file was chosen meanwhile. */
  start(file: File): Promise<void>;
  forgetFault(): void;
}

/** Uploads pictures to the platform, one at a time (THEME-36). */
export function useUpload(onUploaded: (address: string) => void): Upload {
  const host = useHost();
  const latest = useRef<File>(undefined);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<UploadFault>();
  return {
    busy,
    fault,
    forgetFault: () => setFault(undefined),
    async start(file) {
      latest.current = file;
      setBusy(true);
      setFault(undefined);
      const result = await upload(host, file);
      if (latest.current !== file) return;
      setBusy(false);
      if (result.address === undefined) setFault(result.fault);
      else onUploaded(result.address);
    },
  };
}

type Result =
  | { readonly address: string; readonly fault?: never }
  | { readonly address?: never; readonly fault: UploadFault };

const refusals: Readonly<Partial<Record<string, UploadFault>>> = {
  pictureType: 'type',
  pictureUnsafe: 'unsafe',
  pictureTooLarge: 'tooLarge',
};

async function upload({ api, config }: Host, file: File): Promise<Result> {
  const picture = await fitPicture(file);
  if (!picture) return { fault: file.type === 'image/svg+xml' ? 'tooLarge' : 'type' };
  try {
    const { path, error } = await api.uploadPicture({ body: { data: await base64Of(picture) } });
    if (path === undefined) return { fault: refusals[error ?? ''] ?? 'failed' };
    const platform = new URL(config.platformUrl, location.href);
    // On a platform of the page's own origin, the path is valid at each address of the site (NET-40).
    return { address: platform.origin === location.origin ? path : new URL(path, platform).href };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'offline' || error.kind === 'timeout') return { fault: 'offline' };
    return { fault: error.status === 429 ? 'tooMany' : 'failed' };
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
