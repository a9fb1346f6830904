import { useId, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
import { Reason } from '../reason/Reason.tsx';
import { stopped } from '../reason/Reason.css.ts';
import { classNames } from '../../style/class-names.ts';

/** What a router's link has to take over from a part of the kit. */
export interface LinkRenderProps extends Pick<
  AriaAttributes,
  'aria-current' | 'aria-expanded' | 'aria-label' | 'aria-describedby'
> {
  readonly className: string;
  readonly children: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/** How a part becomes a link: by a router, by an address, or, with neither, a button. */
export interface LinkRules {
  readonly render?: (props: LinkRenderProps) => ReactElement;
  readonly href?: string;
  readonly onClick?: () => void;
  /** Why it cannot be followed now. The part stays readable and reachable, and says so. */
  readonly disabledReason?: string;
}

/** Draws a part as router link, plain link, button or explained stop. */
export function LinkSlot({
  rules,
  props,
  reasonInside = false,
}: {
  readonly rules: LinkRules;
  readonly props: LinkRenderProps;
  /** The part shows the reason among its own texts; otherwise a bubble does. */
  readonly reasonInside?: boolean;
}): ReactElement {
  const { render, href, onClick, disabledReason } = rules;
  const id = useId();
  if (disabledReason !== undefined) {
    return (
      <button
        type="button"
        {...props}
        className={classNames(props.className, !reasonInside && stopped)}
        aria-disabled="true"
        aria-describedby={reasonInside ? undefined : id}
        data-disabled=""
      >
        {props.children}
        {reasonInside ? null : <Reason id={id}>{disabledReason}</Reason>}
      </button>
    );
  }
  if (render) return render(props);
  if (href !== undefined) {
    return (
      <a href={href} {...props} onClick={onClick}>
        {props.children}
      </a>
    );
  }
  return (
    <button type="button" {...props} onClick={onClick}>
      {props.children}
    </button>
  );
}
