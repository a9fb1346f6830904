import type * as v from 'valibot';
import type { ReactElement } from 'react';
import { Code } from '../workbench/Code.tsx';
import { readable } from './schema-parts.ts';
import { typeWithNames } from './type-parts.ts';

/** A schema as a type to be read. */
export function TypeBlock(props: {
  readonly label: string;
  readonly schema: v.GenericSchema;
  readonly maxHeight?: number;
}): ReactElement {
  const { schema, ...rest } = props;
  return <Code {...rest} parts={typeWithNames(readable(schema))} />;
}
