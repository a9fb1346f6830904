/** Milliseconds of a run. */
export const runMs = 8200;
/** Steps of a run, with the start and the end. */
export const runSteps = 16;
/** Thousandths of the course. */
const course = 1000;
/** Thousandths between two places when the winner arrives. */
const gap = 36;

/** Where the runner of a place is when the winner arrives, in thousandths of the course. */
export const finishOf = (place: number): number => course - place * gap;

/** A number from -7 to 8 for a runner and a step, from the link of the round: other rounds run differently. */
function swayOf(link: string, runner: number, step: number): number {
  const digit = Number.parseInt(link[(runner * 17 + step * 5) % link.length] ?? '7', 16);
  return Number.isNaN(digit) ? 0 : digit - 7;
}

/**
 * Places of the runners over time: for each runner, thousandths of the course at each step. They follow from the drawn order
 * (RGS-22): nobody goes back, and the run ends in that order. The lead in between follows from the link of the round.
 */
export function runOf(order: readonly number[], link: string): readonly (readonly number[])[] {
  return order
    .map((runner, place) => ({ runner, finish: finishOf(place) }))
    .toSorted((a, b) => a.runner - b.runner)
    .map(({ runner, finish }) => {
      const places = [0];
      for (let step = 1; step < runSteps; step += 1) {
        const even = Math.trunc((finish * step) / (runSteps - 1));
        // Sways most in the middle of the run, and not at all at its end.
        const room = Math.min(step, runSteps - 1 - step);
        places.push(Math.min(finish, Math.max(places[step - 1] ?? 0, even + swayOf(link, runner, step) * room)));
      }
      return places;
    });
}
