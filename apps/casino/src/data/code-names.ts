import type { SectionTitles } from '@kvota/contracts';
import { localeAtom } from '@kvota/shell';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

/** Names of the sections that a platform has at its first start. */
const sections: Readonly<Record<string, MessageDescriptor>> = {
  popular: msg({ id: 'casino.section.popular', message: 'Popular' }),
  new: msg({ id: 'casino.section.new', message: 'New' }),
  slots: msg({ id: 'casino.section.slots', message: 'Slots' }),
  table: msg({ id: 'casino.section.table', message: 'Tables and cards' }),
  poker: msg({ id: 'casino.section.poker', message: 'Video poker' }),
  instant: msg({ id: 'casino.section.instant', message: 'Instant games' }),
  skill: msg({ id: 'casino.section.skill', message: 'Skill games' }),
  number: msg({ id: 'casino.section.number', message: 'Number games' }),
  live: msg({ id: 'casino.section.live', message: 'Live tables' }),
  virtual: msg({ id: 'casino.section.virtual', message: 'Races' }),
};

interface NamedSection {
  readonly code: string;
  readonly name: string;
  /** Titles of the operator, by language. */
  readonly titles?: SectionTitles | null | undefined;
}

/** Returns a function that names a section in the language of the page: as the operator wrote it, or by our own names. */
export function useSectionName(): (section: NamedSection) => string {
  const { t } = useLingui();
  const locale = useAtomValue(localeAtom);
  return ({ code, name, titles }) => {
    const written = titles?.[locale] ?? titles?.en;
    if (written !== undefined) return written;
    const known = Object.hasOwn(sections, code) ? sections[code] : undefined;
    return known ? t(known) : name;
  };
}
