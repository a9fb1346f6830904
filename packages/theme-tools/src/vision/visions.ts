/** How the page is seen: as it is, in a kind of colour blindness, or on a bad screen. */
export const visions = ['normal', 'protan', 'deutan', 'tritan', 'achromat', 'low'] as const;
export type Vision = (typeof visions)[number];

/** The mixing of linear light in each full deficiency, by rows (Machado, Oliveira and Fernandes 2009). */
const mixing: Readonly<Record<Exclude<Vision, 'normal' | 'low'>, readonly (readonly number[])[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  // Without colours, the luminance of WCAG is left.
  achromat: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** Half of the contrast is lost, as by glare or a dim screen. */
const half = [
  [0.5, 0, 0],
  [0, 0.5, 0],
  [0, 0, 0.5],
];

/** A colour matrix of SVG, and whether it is for linear light. */
export interface VisionMatrix {
  readonly values: string;
  readonly isLinear: boolean;
}

/** Returns the matrix that shows a page as it is seen. */
export function matrixOf(vision: Exclude<Vision, 'normal'>): VisionMatrix {
  const isLinear = vision !== 'low';
  const mixed = vision === 'low' ? half : mixing[vision];
  const added = isLinear ? 0 : 0.25;
  return { values: [...mixed.map((row) => `${row.join(' ')} 0 ${added}`), '0 0 0 1 0'].join(' '), isLinear };
}
