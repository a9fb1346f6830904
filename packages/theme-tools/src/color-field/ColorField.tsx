import { IconColorPicker } from '@tabler/icons-react';
import { IconButton, TextField } from '@kvota/ui';
import { hexOf, isColor, oklchOf, opacityOf, readColor, rgbOf, toHex, type Oklch } from '@kvota/ui/theme-editing';
import { useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactElement,
} from 'react';

import {
  columns,
  drawArea,
  drawField,
  hexOfField,
  knobAt,
  mostChroma,
  rows,
  sliderRange,
  sliders,
  slideTo,
  viewOf,
  withinOne,
  type FieldColor,
  type SliderPart,
  type SliderView,
} from './draw-field.ts';
import { useEndOnUnmount } from './use-end-on-unmount.ts';
import { useFrame } from './use-frame.ts';
import * as css from './ColorField.css.ts';

export interface ColorFieldProps {
  /** A colour in hex. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
  /** Called at most once in a frame with each move of a drag. */
  readonly onDrag: (hex: string) => void;
  /** Called when a drag or a key press has ended. */
  readonly onDone: () => void;
  /** Allows transparency. */
  readonly opacity: boolean;
}

const fieldOf = (hex: string): FieldColor => ({ color: oklchOf(readColor(hex)), opacity: opacityOf(hex) });

/** A colour in OKLCH: an area of lightness and chroma, sliders, hex, and the browser's own picker if it has one. */
export function ColorField(props: ColorFieldProps): ReactElement {
  const { value, onChange, onDrag, onDone: onEnd, opacity: hasOpacity } = props;
  const { t } = useLingui();
  const field = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<FieldColor>(() => fieldOf(value));
  const [seen, setSeen] = useState(value);
  const [typed, setTyped] = useState<string>();
  const [isDragged, setDragged] = useState(false);
  /** The colour of a drag, which is drawn and not rendered. */
  const moved = useRef<FieldColor>(undefined);
  const draw = (next: FieldColor): void => {
    if (field.current) drawField(field.current, next, shown);
    onDrag(hexOfField(next));
  };
  const frame = useFrame(draw);
  // A rendering in the middle of a drag has the colour from before.
  useLayoutEffect(() => {
    if (field.current && moved.current) drawField(field.current, moved.current, shown);
  });
  const onDone = (): void => {
    // A move that waits for its frame belongs to the step that ends.
    frame.flush();
    if (moved.current) setShown(moved.current);
    moved.current = undefined;
    setDragged(false);
    onEnd();
  };
  useEndOnUnmount(isDragged, onEnd);
  // A change from outside, such as undo. Its own changes keep the hue, which a grey would lose, and arrive late.
  if (value !== seen) {
    setSeen(value);
    if (value !== hexOfField(shown) && !isDragged) setShown(fieldOf(value));
  }
  const move = (part: Partial<Oklch>, opacity?: number): void => {
    const before = moved.current ?? shown;
    moved.current = { color: { ...before.color, ...part }, opacity: opacity ?? before.opacity };
    setDragged(true);
    frame.next(moved.current);
  };
  const take = (text: string): void => {
    const hex = hasOpacity ? toHex(text) : toHex(text).slice(0, 7);
    setShown(fieldOf(hex));
    onChange(hex);
  };
  const invalid = typed !== undefined && typed.trim() !== '' && !isColor(typed.trim());
  const names: Readonly<Record<SliderPart, string>> = {
    l: t({ id: 'theme.lightness', message: 'Lightness' }),
    c: t({ id: 'theme.chroma', message: 'Chroma' }),
    h: t({ id: 'theme.hue', message: 'Hue' }),
    opacity: t({ id: 'theme.opacity', message: 'Opacity' }),
  };
  return (
    <div ref={field} className={css.field}>
      <Area color={shown.color} onMove={move} onDone={onDone} />
      {sliders
        .filter((part) => part !== 'opacity' || hasOpacity)
        .map((part) => (
          <Slider
            key={part}
            part={part}
            label={names[part]}
            view={viewOf(part, shown)}
            shade={hexOf(rgbOf(shown.color))}
            onMove={(next) => (part === 'opacity' ? move({}, next) : move({ [part]: next }))}
            onDone={onDone}
          />
        ))}
      <div className={css.bottom}>
        <TextField
          className={css.hex}
          size="sm"
          label={t({ id: 'theme.hex', message: 'Colour as text' })}
          value={typed ?? value}
          spellCheck={false}
          autoComplete="off"
          onValueChange={(text) => {
            setTyped(text);
            if (isColor(text.trim())) take(text.trim());
          }}
          // What was typed is one step, also if its beginning was a colour already.
          onBlur={() => {
            if (typed !== undefined) onDone();
            setTyped(undefined);
          }}
          error={
            invalid
              ? t({ id: 'theme.hex.invalid', message: 'Not a colour: #RRGGBB, rgb(), hsl() or oklch()' })
              : undefined
          }
        />
        <EyeDropperButton
          onPick={(picked) => {
            take(picked);
            onDone();
          }}
        />
      </div>
    </div>
  );
}

function Slider(props: {
  readonly part: SliderPart;
  readonly label: string;
  readonly view: SliderView;
  /** The colour of the knob. */
  readonly shade: string;
  readonly onMove: (value: number) => void;
  readonly onDone: () => void;
}): ReactElement {
  const { part, label, view, shade, onMove, onDone } = props;
  const { max, step } = sliderRange[part];
  const input = useRef<HTMLInputElement>(null);
  // Not controlled, because a drag is not rendered and its input would be set back.
  useLayoutEffect(() => {
    if (input.current) input.current.value = String(view.value);
  }, [view.value]);
  return (
    <label className={css.slider}>
      <span>{label}</span>
      <span className={css.slide}>
        <input
          ref={input}
          type="range"
          data-part={part}
          className={css.range}
          min={0}
          max={max}
          step={step}
          defaultValue={view.value}
          aria-valuetext={view.shown}
          style={{ '--kvota-local-track': view.track } as CSSProperties}
          onChange={(event) => onMove(event.target.valueAsNumber)}
          onPointerUp={onDone}
          onPointerCancel={onDone}
          onKeyUp={onDone}
        />
        <span className={css.slideWay}>
          <span className={css.knobPlace} data-knob={part} style={{ transform: slideTo(part, view.value) }}>
            <span className={css.slideThumb} style={{ backgroundColor: shade }} />
          </span>
        </span>
      </span>
      <span aria-hidden="true">
        <span className={css.value} data-figure={part}>
          {view.shown}
        </span>
      </span>
    </label>
  );
}

/** Chroma to the right, lightness upwards, for the current hue. An addition for pointers: the sliders do the same. */
function Area(props: {
  readonly color: Oklch;
  readonly onMove: (part: Partial<Oklch>) => void;
  readonly onDone: () => void;
}): ReactElement {
  const { color, onMove, onDone } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const hue = Math.round(color.h);
  useEffect(() => drawArea(canvas.current, hue), [hue]);
  // Measured once in a drag, because measuring makes the browser lay the page out.
  const measured = useRef<DOMRect>(undefined);
  const moveTo = (event: PointerEvent<HTMLDivElement>): void => {
    const box = (measured.current ??= event.currentTarget.getBoundingClientRect());
    onMove({
      c: withinOne((event.clientX - box.left) / box.width) * mostChroma,
      l: 1 - withinOne((event.clientY - box.top) / box.height),
    });
  };
  return (
    <div
      className={css.area}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        measured.current = undefined;
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
      onPointerUp={onDone}
      onPointerCancel={onDone}
    >
      <canvas ref={canvas} className={css.canvas} width={columns} height={rows} />
      <span className={css.knobPlace} data-knob="area" style={{ transform: knobAt(color) }}>
        <span className={css.thumb} />
      </span>
    </div>
  );
}

interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

/** The browser's own colour picker, where it has one. */
function EyeDropperButton({ onPick }: { readonly onPick: (color: string) => void }): ReactElement | null {
  const { t } = useLingui();
  const Dropper = (globalThis as { readonly EyeDropper?: new () => EyeDropper }).EyeDropper;
  if (!Dropper) return null;
  const pick = async (): Promise<void> => {
    try {
      const { sRGBHex } = await new Dropper().open();
      if (isColor(sRGBHex)) onPick(sRGBHex);
    } catch {
      // The choice was cancelled.
    }
  };
  return (
    <IconButton
      size="sm"
      label={t({ id: 'theme.eyedropper', message: 'Take a colour from the screen' })}
      icon={<IconColorPicker size={18} />}
      onClick={() => void pick()}
    />
  );
}
