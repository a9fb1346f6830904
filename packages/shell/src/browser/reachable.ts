/** Milliseconds after which a server counts as unreachable. */
const probeTimeout = 4000;

/**
 * Whether the platform answers and a document can be fetched. Both must hold before a page reloads itself (OP-48). The
 * document is fetched last, so that an unreachable platform costs one request.
 */
export async function reachable(platformUrl: string, origin: string): Promise<boolean> {
  const answers = async (url: string): Promise<boolean> => {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeout) });
    return response.status < 500;
  };
  try {
    return (await answers(`${platformUrl}/cms/v1/settings/status`)) && (await answers(`${origin}/`));
  } catch {
    return false;
  }
}
