export { WhatIfDialog, type WhatIfDialogProps, type WhatIfLeg } from './WhatIfDialog.tsx';
