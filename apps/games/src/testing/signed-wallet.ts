import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signatureHeaders, walletFaults } from '@kvota/contracts/wallet';

import { signAnswer, verifyRequest, type Signer } from '../server/signature/sign.ts';

/** A platform over HTTP without sessions. It refuses calls that are not signed by its keys, as the real one does. */
export interface SignedWallet {
  readonly url: string;
  /** The keys of the platform, which a test may change. */
  signer: Signer;
  close(): Promise<void>;
}

/** Starts it. `now` is its clock, in milliseconds since 1970. */
export async function startSignedWallet(signer: Signer, now: () => number): Promise<SignedWallet> {
  const server = createServer((incoming, reply) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      const keyId = String(headers[signatureHeaders.key]);
      const isKnown = wallet.signer.keys.some(({ id }) => id === keyId);
      const fault = isKnown
        ? verifyRequest(wallet.signer, { method, path, headers, body, now: now() })
        : 'unknownProvider';
      const code = fault ?? 'unknownSession';
      const [status, text] = [walletFaults[code], JSON.stringify({ code, detail: '' })];
      const request = String(headers[signatureHeaders.signature]);
      const signed =
        fault === undefined ? signAnswer(wallet.signer, { keyId, status, request, body: text, now: now() }) : {};
      reply.writeHead(status, signed).end(text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // bound to a port
  const wallet: SignedWallet = {
    url: `http://127.0.0.1:${port}`,
    signer,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return wallet;
}
