import type { Banner } from '@kvota/contracts';
import { SiteLink } from '@kvota/shell';
import { buttonProps, MenuArt, type BannerSlide, type MenuTileKind } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** The drawing of a banner without a picture. */
const art: Record<NonNullable<Banner['tone']>, MenuTileKind> = {
  brand: 'betting',
  live: 'live',
  casino: 'casino',
  plain: 'virtuals',
};

/** A banner of the operator as a slide of the kit. On a phone it has the picture for phones. */
export function slideOf(banner: Banner, phone: boolean): BannerSlide {
  const { id, title, text, tone = 'plain', link } = banner;
  const image = phone && banner.mobileImage !== '' ? banner.mobileImage : banner.image;
  return {
    id,
    title,
    tone,
    art: <MenuArt kind={art[tone]} />,
    ...(text !== undefined && { text }),
    ...(image !== '' && { image, imageOnly: text === undefined && banner.action === undefined }),
    ...(link !== '' && { action: <BannerLink banner={banner} /> }),
  };
}

function BannerLink({ banner }: { readonly banner: Banner }): ReactElement {
  const { t } = useLingui();
  return (
    <SiteLink to={banner.link} {...buttonProps({ variant: banner.tone === 'plain' ? 'brand' : 'secondary' })}>
      {banner.action ?? t({ id: 'banner.more', message: 'Read more' })}
    </SiteLink>
  );
}
