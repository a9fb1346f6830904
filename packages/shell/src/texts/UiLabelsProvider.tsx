import { LabelsProvider } from '@kvota/ui';
import type { ReactElement, ReactNode } from 'react';

import { hasNoTexts } from './no-texts.ts';
import { useUiLabels } from './use-ui-labels.ts';

/** Provides the labels of the kit in the current language. Before the texts are loaded, the kit has its own ones instead of keys. */
export function UiLabelsProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  const labels = useUiLabels();
  return <LabelsProvider labels={hasNoTexts() ? {} : labels}>{children}</LabelsProvider>;
}
