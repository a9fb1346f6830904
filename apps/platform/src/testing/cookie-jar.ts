/** Cookies of one browser, as far as a sign-in needs them: by name and path. */
export interface CookieJar {
  /** A request that sends what belongs to its path, keeps what comes back, and follows no redirect. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, { name: string; value: string; path: string }>();
  const headerFor = (pathname: string): string =>
    [...cookies.values()]
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const key = `${name} ${path}`;
    if (value === '') cookies.delete(key);
    else cookies.set(key, { name, value, path });
  };
  return {
    async fetch(url, init = {}) {
      const headers = new Headers(init.headers);
      const cookie = headerFor(new URL(url).pathname);
      if (cookie !== '') headers.set('cookie', cookie);
      const response = await fetch(url, { ...init, headers, redirect: 'manual' });
      response.headers.getSetCookie().forEach(keep);
      return response;
    },
  };
}
