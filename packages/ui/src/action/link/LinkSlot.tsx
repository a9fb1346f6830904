import { useId, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
import { Reason } from '../reason/Reason.tsx';
import { stopped } from '../reason/Reason.css.ts';
import { classNames } from '../../style/class-names.ts';

/** The props that a router's link takes over from a component of the kit. */
export interface LinkRenderProps extends Pick<
  AriaAttributes,
  'aria-current' | 'aria-expanded' | 'aria-pressed' | 'aria-label' | 'aria-describedby'
> {
  readonly className: string;
  readonly children: ReactNode;
  readonly tabIndex?: -1 | undefined;
  readonly [data: `data-${string}`]: string | undefined;
}

/** The target of a component: a router's link, an address or, with neither, a button. */
export interface LinkRules {
  readonly render?: (props: LinkRenderProps) => ReactElement;
  readonly href?: string;
  readonly onClick?: () => void;
  /** The reason why it cannot be followed. The component stays readable and reachable and shows the reason. */
  readonly disabledReason?: string;
}

/** Renders a component as router link, plain link, button or disabled control with a reason. */
export function LinkSlot({
  rules,
  props,
  reasonInside = false,
}: {
  readonly rules: LinkRules;
  readonly props: LinkRenderProps;
  /** If the component shows the reason among its texts, there is no bubble. */
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
