import type { ReactNode } from 'react';
import { holdsWords } from './fold-text.ts';

/** A choice of a combobox. */
export interface ComboboxItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shown at the end of the line: a count, a country. */
  readonly detail?: ReactNode;
  /** Other names by which it is found: a code, a short name. */
  readonly keywords?: string;
  readonly disabled?: boolean;
}

/** Choices under a heading. */
export interface ComboboxGroup<Value extends string> {
  readonly label: string;
  readonly items: readonly ComboboxItem<Value>[];
}

/** A flat list, or one in groups. */
export type ComboboxItems<Value extends string> = readonly ComboboxItem<Value>[] | readonly ComboboxGroup<Value>[];

/** True if the list is in groups. An empty list is flat. */
export function isGrouped<Value extends string>(items: ComboboxItems<Value>): items is readonly ComboboxGroup<Value>[] {
  const [first] = items;
  return first !== undefined && 'items' in first;
}

/** Returns all choices of all groups. */
export function flatItems<Value extends string>(items: ComboboxItems<Value>): readonly ComboboxItem<Value>[] {
  return isGrouped(items) ? items.flatMap((group) => group.items) : items;
}

/** True if a choice matches the typed text. */
export function fits(item: ComboboxItem<string>, query: string): boolean {
  return holdsWords(`${item.label} ${item.keywords ?? ''}`, query);
}

export const sameItem = (one: ComboboxItem<string>, other: ComboboxItem<string>): boolean => one.value === other.value;
