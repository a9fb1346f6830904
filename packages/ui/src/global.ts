/// <reference path="./css.d.ts" />
/** Side effects only: themes, reset and the faces. Import it once, first, in an app's `main.tsx`. */
import './fonts.css';
import './theme/themes.css.ts';
import './theme/reset.css.ts';
