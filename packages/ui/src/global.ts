// oxlint-disable-next-line typescript/triple-slash-reference -- apps that compile this source need the types of style sheets
/// <reference path="./css.d.ts" />
/** Side effects only: themes, reset and fonts. Import it once, first, in an app's `main.tsx`. */
import './fonts.css';
import './theme/themes.css.ts';
import './style/reset.css.ts';
