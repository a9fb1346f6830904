import { globalStyle } from '@vanilla-extract/css';

import { servedId } from '../../browser/served/served-screen.ts';

// Until this style sheet is there, the page hides the served screen behind the splash.
globalStyle(`#${servedId}`, { visibility: 'visible' });
