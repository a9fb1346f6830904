// Runs in the page below the served screen: removes it if the browser is not as the server assumed, and holds the taps on
// it until the app takes over. The build puts it there as text: see packages/shell/vite/first-paint.ts.
import { fits, readServedFor, servedId } from '../../browser/served/served-screen.ts';
import { holdTaps } from '../../browser/served/taps.ts';

const userKey = 'oidc.user:';
const screen = document.getElementById(servedId);
if (screen) {
  const browser = {
    matches: (query: string) => matchMedia(query).matches,
    offset: new Date().getTimezoneOffset(),
  };
  if (fits(readServedFor(screen), browser)) {
    holdTaps(screen);
    document.getElementById('root')?.setAttribute('data-below', '');
  } else screen.remove();
  try {
    // A user needs no login button.
    if (Object.keys(localStorage).some((key) => key.startsWith(userKey))) screen.dataset['user'] = '';
  } catch {
    // Without storage there is no user.
  }
}
