import { LabelsProvider } from '@kvota/ui';
import type { ReactElement, ReactNode } from 'react';

import { useUiLabels } from './use-ui-labels.ts';

/** Gives the kit its words in the language of the page. */
export function UiLabelsProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <LabelsProvider labels={useUiLabels()}>{children}</LabelsProvider>;
}
