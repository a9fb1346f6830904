/** A server that does not answer within this is away. */
const patience = 4000;

/**
 * Whether the platform answers and a document could be had: what must hold before a page reloads itself (OP-48). The
 * document is asked for last, so that a platform that is away costs one request.
 */
export async function reachable(platformUrl: string, origin: string): Promise<boolean> {
  const answers = async (url: string): Promise<boolean> => {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return response.status < 500;
  };
  try {
    return (await answers(`${platformUrl}/cms/v1/settings/status`)) && (await answers(`${origin}/`));
  } catch {
    return false;
  }
}
