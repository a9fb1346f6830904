import { createElement, useState, type ComponentType } from 'react';

/** The names of a component's properties that report what was chosen. */
type Reports<Props> = {
  [Name in keyof Props]-?: NonNullable<Props[Name]> extends (next: never, ...rest: never[]) => void ? Name : never;
}[keyof Props];

/** A component that is told its value, with a page around it that keeps what it reports and tells it again. */
export function held<Props extends object>(
  Component: ComponentType<Props>,
  value: keyof Props,
  onChange: Reports<Props>,
): ComponentType<Props> {
  return function Live(props) {
    const [now, setNow] = useState(() => props[value]);
    const report = (next: Props[keyof Props], ...rest: unknown[]): void => {
      setNow(() => next);
      (props[onChange] as (...reported: unknown[]) => void)(next, ...rest);
    };
    return createElement(Component, { ...props, [value]: now, [onChange]: report });
  };
}
