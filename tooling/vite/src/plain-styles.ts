import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';

// Class names only have to be unique within a scope, and no test reads them.
setFileScope('test.css.ts', 'kvota');
