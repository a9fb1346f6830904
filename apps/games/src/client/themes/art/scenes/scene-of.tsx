import type { ComponentType } from 'react';

import { tonesOf, type Tones } from '../tones.ts';
import { Desert, Farm, Forest, Mountain, Orchard, River, Sea, Winter } from './nature.tsx';
import type { SceneProps } from './parts.tsx';
import { City, Facets, Felt, Hall, Hoard, Space, Stadium, Tavern, Temple } from './places.tsx';

interface Place {
  readonly Scene: ComponentType<SceneProps>;
  /** Hues of ground and light, by the number of the title within the theme. */
  readonly hues: readonly (readonly [ground: number, light: number])[];
  readonly chroma: number;
}

const places: Readonly<Record<string, Place>> = {
  fruits: {
    Scene: Orchard,
    hues: [
      [20, 75],
      [150, 100],
      [320, 70],
    ],
    chroma: 0.11,
  },
  bells: {
    Scene: Hall,
    hues: [
      [25, 85],
      [290, 60],
      [160, 95],
    ],
    chroma: 0.11,
  },
  tavern: {
    Scene: Tavern,
    hues: [
      [50, 80],
      [25, 65],
      [90, 90],
    ],
    chroma: 0.07,
  },
  winter: {
    Scene: Winter,
    hues: [
      [255, 85],
      [225, 220],
      [280, 170],
    ],
    chroma: 0.08,
  },
  river: {
    Scene: River,
    hues: [
      [245, 95],
      [300, 40],
      [205, 190],
    ],
    chroma: 0.08,
  },
  treasure: {
    Scene: Hoard,
    hues: [
      [40, 80],
      [350, 60],
      [85, 90],
    ],
    chroma: 0.1,
  },
  mountain: {
    Scene: Mountain,
    hues: [
      [190, 75],
      [275, 20],
      [235, 95],
    ],
    chroma: 0.07,
  },
  football: {
    Scene: Stadium,
    hues: [
      [255, 100],
      [285, 85],
      [215, 110],
    ],
    chroma: 0.07,
  },
  space: {
    Scene: Space,
    hues: [
      [285, 60],
      [15, 30],
      [250, 210],
    ],
    chroma: 0.1,
  },
  sea: {
    Scene: Sea,
    hues: [
      [235, 70],
      [215, 190],
      [255, 205],
    ],
    chroma: 0.1,
  },
  forest: {
    Scene: Forest,
    hues: [
      [155, 110],
      [95, 80],
      [180, 140],
    ],
    chroma: 0.08,
  },
  desert: {
    Scene: Desert,
    hues: [
      [30, 65],
      [65, 90],
      [330, 55],
    ],
    chroma: 0.11,
  },
  myth: {
    Scene: Temple,
    hues: [
      [160, 95],
      [250, 85],
      [20, 60],
    ],
    chroma: 0.1,
  },
  jewels: {
    Scene: Facets,
    hues: [
      [15, 30],
      [240, 210],
      [160, 140],
    ],
    chroma: 0.12,
  },
  farm: {
    Scene: Farm,
    hues: [
      [120, 85],
      [135, 60],
      [150, 100],
    ],
    chroma: 0.1,
  },
  city: {
    Scene: City,
    hues: [
      [280, 340],
      [260, 85],
      [310, 30],
    ],
    chroma: 0.1,
  },
};

const felts = [165, 255, 15, 75, 200, 310, 130, 340];

/** Returns the scene of a theme with its colours. If a theme has no place, it has a table under a lamp. */
export function sceneOf(
  theme: string,
  variant: number,
): { readonly Scene: ComponentType<SceneProps>; readonly tones: Tones } {
  const place = places[theme];
  if (place === undefined) {
    const hue = felts[variant % felts.length] ?? 165;
    return { Scene: Felt, tones: tonesOf(hue, hue + 12, 0.085) };
  }
  const [ground, light] = place.hues[variant % place.hues.length] ?? [200, 80];
  return { Scene: place.Scene, tones: tonesOf(ground, light, place.chroma) };
}
