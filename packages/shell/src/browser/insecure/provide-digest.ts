type DigestHolder = { readonly subtle?: unknown };

/**
 * Provides the digest that a sign-in needs (SES-02) where the browser has none: at an http address of another machine, such
 * as that of a developer's machine on a phone.
 */
export async function provideDigest(holder: DigestHolder = crypto): Promise<void> {
  if (holder.subtle) return;
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const digest = async (name: string, data: Uint8Array): Promise<ArrayBuffer> => {
    if (name !== 'SHA-256') throw new Error(`Only SHA-256 is provided at an address without https, not ${name}.`);
    return new Uint8Array(sha256(data)).buffer;
  };
  Object.defineProperty(holder, 'subtle', { value: { digest }, configurable: true });
}
