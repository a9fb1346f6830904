// Declares that style sheets may be imported, for apps that compile the sources without that setting.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css.d.ts" />
/** Side effects only: themes, reset and fonts. Import it once, first, in an app's `main.tsx`. */
import './fonts.css';
import './theme/themes.css.ts';
import './style/reset.css.ts';
