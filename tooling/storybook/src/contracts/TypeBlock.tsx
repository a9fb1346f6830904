import type * as v from 'valibot';
import type { ReactElement } from 'react';
import { Code } from '../workbench/Code.tsx';
import { readable } from '@kvota/contracts/examples';
import { typeWithNames } from './type-parts.ts';

/** Shows a schema as a type. */
export function TypeBlock(props: {
  readonly label: string;
  readonly schema: v.GenericSchema;
  readonly maxHeight?: number;
}): ReactElement {
  const { schema, ...rest } = props;
  return <Code {...rest} parts={typeWithNames(readable(schema))} />;
}
