import type { ComponentType } from 'react';

import { Balloon, Kite, Rocket } from './flyers.tsx';

const flyers: Readonly<Record<string, ComponentType>> = { mountain: Balloon, sea: Kite, space: Rocket };

/** The drawing that flies at the end of a curve, by the code of its theme. */
export const flyerOf = (theme: string): ComponentType => flyers[theme] ?? Balloon;
