/** A fault of a typed name. */
export type NameFault = 'short' | 'long' | 'start' | 'signs';

/** The lengths that a name may have. */
export const nameLength = { least: 3, most: 30 } as const;

/** Returns what the platform would refuse about a name (`invalidName`); undefined if it is fine. */
export function nameFaultOf(name: string): NameFault | undefined {
  if (/[^\w.-]/.test(name)) return 'signs';
  if (name !== '' && !/^[A-Za-z]/.test(name)) return 'start';
  if (name.length < nameLength.least) return 'short';
  return name.length > nameLength.most ? 'long' : undefined;
}
