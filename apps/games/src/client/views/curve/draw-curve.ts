import { heightAt, plotOf, type Plot, type PlotSize } from './curve-plot.ts';

/** The colours of a curve, as they are computed for its place. */
export interface CurveColors {
  readonly line: string;
  readonly glow: string;
  readonly fill: string;
  readonly grid: string;
  readonly text: string;
  readonly mark: string;
  readonly font: string;
}

/** A multiplier of the player, in hundredths: one at which a bet will leave, or one at which a bet left. */
export interface CurveMark {
  readonly at: number;
  readonly left: boolean;
}

export interface CurvePicture {
  readonly ms: number;
  readonly marks: readonly CurveMark[];
  readonly colors: CurveColors;
  /** Formats a multiplier in hundredths. */
  readonly times: (hundredths: number) => string;
}

const parts = 64;

/** Draws a curve up to a moment, and returns its scales, so that what flies at its end can be placed. */
export function drawCurve(context: CanvasRenderingContext2D, size: PlotSize, picture: CurvePicture): Plot {
  const { ms, colors } = picture;
  const plot = plotOf(ms, size);
  context.clearRect(0, 0, size.width, size.height);
  context.font = colors.font;
  context.textBaseline = 'middle';
  drawGrid(context, size, { plot, picture });
  if (ms > 0) {
    const trace = (): void => {
      context.beginPath();
      for (let part = 0; part <= parts; part += 1) {
        const at = (ms * part) / parts;
        context.lineTo(plot.x(at), plot.y(heightAt(at)));
      }
    };
    const shade = context.createLinearGradient(0, plot.y(heightAt(ms)), 0, plot.y(1));
    shade.addColorStop(0, colors.fill);
    shade.addColorStop(1, 'transparent');
    context.fillStyle = shade;
    trace();
    context.lineTo(plot.x(ms), plot.y(1));
    context.lineTo(plot.x(0), plot.y(1));
    context.fill();
    trace();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [width, color] of [
      [13, colors.glow],
      [4.5, colors.line],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = color;
      context.stroke();
    }
  }
  drawMarks(context, size, { plot, picture });
  return plot;
}

interface Drawn {
  readonly plot: Plot;
  readonly picture: CurvePicture;
}

function drawGrid(context: CanvasRenderingContext2D, { width, height }: PlotSize, { plot, picture }: Drawn): void {
  const { colors, times } = picture;
  context.lineWidth = 1;
  context.strokeStyle = colors.grid;
  context.fillStyle = colors.text;
  context.textAlign = 'right';
  for (const line of [1, ...plot.lines]) {
    const y = Math.round(plot.y(line)) + 0.5;
    context.beginPath();
    context.moveTo(plot.x(0), y);
    context.lineTo(width, y);
    context.stroke();
    context.fillText(times(Math.round(line * 100)), plot.x(0) - 6, y);
  }
  context.textAlign = 'center';
  for (const second of plot.seconds) context.fillText(`${second}`, plot.x(second * 1000), height - 11);
}

function drawMarks(context: CanvasRenderingContext2D, { width }: PlotSize, { plot, picture }: Drawn): void {
  const { marks, colors, times, ms } = picture;
  for (const { at, left } of marks) {
    const y = plot.y(at / 100);
    if (y < 0) continue;
    context.strokeStyle = colors.mark;
    context.fillStyle = colors.mark;
    context.lineWidth = 2;
    if (left) {
      const x = plot.x(Math.min(ms, 8192 * Math.log2(at / 100)));
      context.beginPath();
      context.arc(x, y, 6, 0, 2 * Math.PI);
      context.fill();
      context.textAlign = 'right';
      context.fillText(times(at), x - 11, y - 9);
      continue;
    }
    context.setLineDash([7, 6]);
    context.beginPath();
    context.moveTo(plot.x(0), y);
    context.lineTo(width, y);
    context.stroke();
    context.setLineDash([]);
    context.textAlign = 'right';
    context.fillText(times(at), width - 6, y - 9);
  }
}
