import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';

// Class names have to be unique within a scope only; a test reads none of them.
setFileScope('test.css.ts', 'kvota');
