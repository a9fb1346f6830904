import { useState, type ComponentType, type ReactElement } from 'react';
import { Button } from '../action/button/Button.tsx';
import type { SheetProps } from '../overlay/drawer/Sheet.tsx';

/** A panel in a story, with the button that opens it. */
export function OpenedBy(
  props: SheetProps & {
    readonly form: ComponentType<SheetProps>;
    readonly opener: string;
    /** Height of the page behind it, in pixels. */
    readonly height: number;
  },
): ReactElement {
  const { form: Form, opener, height, ...rest } = props;
  const [open, setOpen] = useState(rest.open);
  return (
    <div style={{ minHeight: height }}>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Form
        {...rest}
        open={open}
        onOpenChange={(next) => {
          rest.onOpenChange(next);
          setOpen(next);
        }}
      />
    </div>
  );
}
