import { use } from 'react';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** A page of the sidebar: the last part of its title, and the address of its first entry. */
export interface Page {
  readonly name: string;
  readonly href: string;
}

let index: Promise<readonly Entry[]> | undefined;

async function fetchIndex(): Promise<readonly Entry[]> {
  const response = await fetch('./index.json');
  // The index file of Storybook, in the format of its version.
  const { entries } = (await response.json()) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(entries);
}

/**
 * Returns the pages of Storybook below a title by group: those of `Kit` by `Kit/Slip`, those of `Packages/offer` in
 * one.
 */
export function usePagesBelow(below: string): ReadonlyMap<string, readonly Page[]> {
  index ??= fetchIndex();
  const groups = new Map<string, Page[]>();
  const seen = new Set<string>();
  for (const { id, title, type } of use(index)) {
    if (!title.startsWith(`${below}/`) || seen.has(title)) continue;
    seen.add(title);
    const parts = title.split('/');
    const name = parts.at(-1) ?? title;
    const group = parts.slice(0, -1).join('/');
    // Leaves out the page that asks.
    if (name === 'Read me' && group === below) continue;
    const pages = groups.get(group) ?? [];
    groups.set(group, pages);
    pages.push({ name, href: `?path=/${type}/${id}` });
  }
  return groups;
}
