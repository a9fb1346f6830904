import { LabelsProvider } from '@kvota/ui';
import type { ReactElement, ReactNode } from 'react';

import { useUiLabels } from './use-ui-labels.ts';

/** Provides the labels of the kit in the current language. */
export function UiLabelsProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <LabelsProvider labels={useUiLabels()}>{children}</LabelsProvider>;
}
