/** A server that does not answer within this is away. */
const patience = 4000;

/** Whether a document could be had and the platform answers: what must hold before a page reloads itself (OP-48). */
export async function reachable(platformUrl: string, origin: string): Promise<boolean> {
  const answers = async (url: string): Promise<boolean> => {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return response.status < 500;
  };
  try {
    const results = await Promise.all([answers(`${origin}/`), answers(`${platformUrl}/cms/v1/settings/status`)]);
    return results.every(Boolean);
  } catch {
    return false;
  }
}
