// Runs in the page below the served screen: removes it if the browser is not as the server assumed, and holds the taps on
// it until the app takes over. The build puts it there as text: see packages/shell/vite/first-paint.ts.
import { belowAttribute, fits, readServedFor, servedId } from '../../browser/served/served-screen.ts';
import { holdTaps } from '../../browser/served/taps.ts';
import { userKeyPrefix } from '../../host/stored-user.ts';

const screen = document.getElementById(servedId);
if (screen) {
  const browser = {
    matches: (query: string) => matchMedia(query).matches,
    offset: new Date().getTimezoneOffset(),
  };
  if (fits(readServedFor(screen), browser)) {
    holdTaps(screen);
    document.getElementById('root')?.setAttribute(belowAttribute, '');
  } else screen.remove();
  try {
    // A user needs no login button.
    if (Object.keys(localStorage).some((key) => key.startsWith(userKeyPrefix))) screen.dataset['user'] = '';
  } catch {
    // Without storage there is no user.
  }
}
