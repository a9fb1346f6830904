import type { AriaAttributes, ReactElement, ReactNode } from 'react';

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
}: {
  readonly rules: LinkRules;
  readonly props: LinkRenderProps;
}): ReactElement {
  const { render, href, onClick, disabledReason } = rules;
  if (disabledReason !== undefined) {
    return (
      <button type="button" {...props} aria-disabled="true" data-disabled="" title={disabledReason}>
        {props.children}
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
