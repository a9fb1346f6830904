import { IconHeart, IconHeartFilled, IconPlayerPlayFilled, IconTool } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { buttonProps } from '../../action/button/button-props.ts';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import type { LinkRenderProps } from '../../action/link/LinkSlot.tsx';
import { Badge, type BadgeTone } from '../../feedback/badge/Badge.tsx';
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
  /** The address of the picture. The tile is drawn until it is loaded, and if it is missing or fails to load. */
  readonly image?: string | undefined;
  /** The text from which the drawing is derived. @default the name of the game */
  readonly art?: string;
  readonly badge?: ReactNode;
  readonly badgeTone?: BadgeTone;
  /** The formatted amount of the jackpot. */
  readonly jackpot?: ReactNode;
  readonly favourite?: (TilePress & { readonly pressed: boolean }) | undefined;
  readonly play?: TilePress | undefined;
  readonly demo?: TilePress | undefined;
  /** The reason why the game is not available, such as maintenance. It replaces the buttons. */
  readonly disabledReason?: string | undefined;
  /** Shown at the foot of the picture, such as a {@link LiveStrip}. */
  readonly live?: ReactNode;
  /** Makes the name a link whose target is the whole tile. Other buttons of the tile are above it. */
  readonly renderName?: ((props: LinkRenderProps) => ReactElement) | undefined;
  /** Makes Play a link. */
  readonly renderPlay?: (props: LinkRenderProps) => ReactElement;
  readonly className?: string;
}

function Actions(props: GameTileProps & { readonly grow?: boolean }): ReactElement {
  const { play, demo, renderPlay, grow = false } = props;
  const size = grow ? 'sm' : 'md';
  const { className, ...look } = buttonProps({ variant: 'brand', size, ...(grow && { className: css.grow }) });
  return (
    <>
      {play && renderPlay ? renderPlay({ className, ...look, children: play.label }) : null}
      {play && !renderPlay ? (
        <Button
          variant="brand"
          size={size}
          icon={<IconPlayerPlayFilled size={16} aria-hidden="true" />}
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

interface PictureProps {
  readonly image: string | undefined;
  readonly name: string;
  readonly seed: string;
}

/** The picture over the drawing, which is removed once the picture is loaded. */
function Picture({ image, name, seed }: PictureProps): ReactElement {
  const [ended, setEnded] = useState<{ readonly image: string; readonly loaded: boolean }>();
  const loaded = ended?.image === image ? ended?.loaded : undefined;
  return (
    <>
      {image !== undefined && loaded === true ? null : <GameArt name={name} seed={seed} />}
      {image === undefined || loaded === false ? null : (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          className={classNames(css.picture, css.over)}
          onLoad={() => setEnded({ image, loaded: true })}
          onError={() => setEnded({ image, loaded: false })}
        />
      )}
    </>
  );
}

/** A game with its picture, Play and Demo, and a favourite button that is always visible. */
export function GameTile(props: GameTileProps): ReactElement {
  const { name, provider, image, art, badge, badgeTone = 'brand', jackpot, favourite, disabledReason } = props;
  const { live, renderName } = props;
  const labels = useLabels();
  const open = disabledReason === undefined;
  return (
    <article aria-label={name} className={classNames(css.tile, props.className)} data-disabled={open ? undefined : ''}>
      <div className={css.art}>
        {badge === undefined ? null : (
          <span className={css.badge}>
            <Badge tone={badgeTone}>{badge}</Badge>
          </span>
        )}
        <Picture image={image} name={name} seed={art ?? name} />
        {jackpot === undefined ? null : (
          <div className={css.jackpot}>
            <span>{labels.jackpot}</span>
            <span className={css.jackpotAmount}>{jackpot}</span>
          </div>
        )}
        {open ? (
          <div className={css.shade} data-live={live === undefined ? undefined : ''}>
            <Actions {...props} />
          </div>
        ) : (
          <div className={css.closed}>
            <IconTool size={20} aria-hidden="true" />
            {disabledReason}
          </div>
        )}
        {open ? live : null}
      </div>
      <div className={css.foot}>
        <div className={css.words}>
          {/* Play is for the keyboard: the link of the name is no second stop. */}
          <div className={css.name}>
            {open && renderName ? renderName({ className: css.whole, children: name, tabIndex: -1 }) : name}
          </div>
          {provider === undefined ? null : <div className={css.provider}>{provider}</div>}
        </div>
        {favourite ? (
          <span className={css.above}>
            <IconButton
              label={favourite.label}
              pressed={favourite.pressed}
              icon={favourite.pressed ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
              onClick={favourite.onPress}
            />
          </span>
        ) : null}
      </div>
      {open ? (
        <div className={css.touchActions}>
          <Actions {...props} grow />
        </div>
      ) : null}
    </article>
  );
}
