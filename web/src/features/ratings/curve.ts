/** Points and axis marks of a line chart. */

export interface Curve {
  points: { x: number; y: number }[];
  path: string;
  marks: { y: number; value: number }[];
}

const STEPS = [10, 25, 50, 100, 200, 250, 500, 1000];
const MOST_MARKS = 4;

export function curveOf(values: number[], width: number, height: number): Curve {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (highest - lowest) / one <= MOST_MARKS - 1) ?? 1000;
  const [from, upTo] = [Math.floor(lowest / step) * step, Math.max(Math.ceil(highest / step) * step, lowest + step)];
  const top = Math.ceil(upTo / step) * step;
  const y = (value: number) => height - ((value - from) / (top - from)) * height;
  const x = (index: number) => (values.length === 1 ? width / 2 : (index / (values.length - 1)) * width);
  const points = values.map((value, index) => ({ x: x(index), y: y(value) }));
  const marks = Array.from({ length: (top - from) / step + 1 }, (_, n) => ({
    value: from + n * step,
    y: y(from + n * step),
  }));
  return { points, path: points.map((point, n) => `${n ? 'L' : 'M'}${point.x} ${point.y}`).join(''), marks };
}
