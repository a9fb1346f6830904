import { Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { visions, type Vision } from './visions.ts';

/** Chooses how the page is seen. */
export function VisionChoice(props: {
  readonly vision: Vision;
  readonly onVision: (vision: Vision) => void;
}): ReactElement {
  const { vision, onVision } = props;
  const { t } = useLingui();
  const names: Readonly<Record<Vision, string>> = {
    normal: t({ id: 'theme.vision.normal', message: 'Usual colour vision' }),
    protan: t({ id: 'theme.vision.protan', message: 'Red-blind (protanopia)' }),
    deutan: t({ id: 'theme.vision.deutan', message: 'Green-blind (deuteranopia)' }),
    tritan: t({ id: 'theme.vision.tritan', message: 'Blue-blind (tritanopia)' }),
    achromat: t({ id: 'theme.vision.achromat', message: 'No colours (achromatopsia)' }),
    low: t({ id: 'theme.vision.low', message: 'Low contrast, as in sunlight' }),
  };
  return (
    <Select<Vision>
      label={t({ id: 'theme.vision', message: 'See the page with' })}
      hint={t({ id: 'theme.vision.note', message: 'In this window only, while the tools are open' })}
      value={vision}
      onValueChange={onVision}
      items={visions.map((value) => ({ value, label: names[value] }))}
    />
  );
}
