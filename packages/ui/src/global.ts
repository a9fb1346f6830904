// Whoever compiles this from source has to know that a style sheet may be imported, without a setting of their own.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css.d.ts" />
/** Side effects only: themes, reset and the faces. Import it once, first, in an app's `main.tsx`. */
import './fonts.css';
import './theme/themes.css.ts';
import './style/reset.css.ts';
