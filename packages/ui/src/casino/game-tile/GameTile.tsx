import { IconHeart, IconHeartFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import type { LinkRenderProps } from '../../link/LinkSlot.tsx';
import { buttonProps } from '../../action/button/button-props.ts';
import { Badge, type BadgeTone } from '../../signal/badge/Badge.tsx';
import { classNames } from '../../style/class-names.ts';
import { GameArt } from './GameArt.tsx';
import * as css from './GameTile.css.ts';

interface TilePress {
  readonly label: string;
  readonly onPress: () => void;
}

export interface GameTileProps {
  readonly name: string;
  readonly provider?: ReactNode;
  readonly image?: string | undefined;
  /** What the drawn picture follows from where there is no image; the name, if nothing is said. */
  readonly art?: string;
  readonly badge?: ReactNode;
  readonly badgeTone?: BadgeTone;
  readonly favourite?: (TilePress & { readonly pressed: boolean }) | undefined;
  readonly play?: TilePress | undefined;
  readonly demo?: TilePress | undefined;
  readonly disabledReason?: string | undefined;
  /** Makes Play a link. */
  readonly renderPlay?: (props: LinkRenderProps) => ReactElement;
  readonly className?: string;
}

function Actions(props: GameTileProps & { readonly grow?: boolean }): ReactElement {
  const { play, demo, disabledReason, renderPlay, grow = false } = props;
  const size = grow ? 'sm' : 'md';
  const { className, ...look } = buttonProps({ variant: 'brand', size, ...(grow && { className: css.grow }) });
  return (
    <>
      {play && renderPlay && disabledReason === undefined
        ? renderPlay({ className, ...look, children: play.label })
        : null}
      {play && !(renderPlay && disabledReason === undefined) ? (
        <Button
          variant="brand"
          size={size}
          icon={<IconPlayerPlayFilled size={16} aria-hidden="true" />}
          disabledReason={disabledReason}
          className={classNames(grow && css.grow)}
          onClick={play.onPress}
        >
          {play.label}
        </Button>
      ) : null}
      {demo ? (
        <Button size={size} className={classNames(grow && css.grow)} onClick={demo.onPress}>
          {demo.label}
        </Button>
      ) : null}
    </>
  );
}

/** A game: its picture, Play and Demo, and a heart that is always in sight. */
export function GameTile(props: GameTileProps): ReactElement {
  const { name, provider, image, art, badge, badgeTone = 'brand', favourite, disabledReason, className } = props;
  return (
    <article
      aria-label={name}
      className={classNames(css.tile, className)}
      data-disabled={disabledReason === undefined ? undefined : ''}
    >
      <div className={css.art}>
        {badge === undefined ? null : (
          <span className={css.badge}>
            <Badge tone={badgeTone}>{badge}</Badge>
          </span>
        )}
        {image === undefined ? (
          <GameArt name={name} seed={art ?? name} />
        ) : (
          <img src={image} alt="" loading="lazy" decoding="async" className={css.picture} />
        )}
        <div className={css.shade}>
          <Actions {...props} />
        </div>
      </div>
      <div className={css.foot}>
        <div className={css.words}>
          <div className={css.name}>{name}</div>
          {provider === undefined ? null : <div className={css.provider}>{provider}</div>}
        </div>
        {favourite ? (
          <IconButton
            label={favourite.label}
            pressed={favourite.pressed}
            icon={favourite.pressed ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
            onClick={favourite.onPress}
          />
        ) : null}
      </div>
      <div className={css.touchActions}>
        <Actions {...props} grow />
      </div>
    </article>
  );
}

/** The tiles of a lobby. */
export function GameGrid(props: {
  readonly label?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <section aria-label={props.label} className={classNames(css.grid, props.className)}>
      {props.children}
    </section>
  );
}
