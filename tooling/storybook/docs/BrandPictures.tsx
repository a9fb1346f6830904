import { presets } from '@kvota/theme-tools/presets';
import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

/** The pictures of tooling/e2e/src/shoot-brands.ts, by file. */
const pictures: Readonly<Record<string, string>> = import.meta.glob<string>('./brands/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const sizes = [
  { width: 1280, height: 800, share: '74%' },
  { width: 360, height: 780, share: '24%' },
] as const;

/** Renders the betting page in each template that comes with Kvota: dark and light, on a desk and on a phone. */
export function BrandPictures(): ReactElement {
  return (
    <>
      {presets.map(({ name }) => (
        <section key={name}>
          <Heading>{name}</Heading>
          {(['dark', 'light'] as const).map((theme) => (
            <div key={theme}>
              <Subheading>{`${name}, ${theme}`}</Subheading>
              <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start' }}>
                {sizes.map(({ width, height, share }) => (
                  <img
                    key={width}
                    src={pictures[`./brands/${name.toLowerCase()}-${theme}-${width}.webp`]}
                    alt={`The betting page in the ${theme} theme of ${name}, at ${width} pixels`}
                    width={width}
                    height={height}
                    loading="lazy"
                    style={{ width: share, height: 'auto' }}
                  />
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
