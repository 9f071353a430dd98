import type { Element } from '../canvas.ts';
import { at, circle, line, n, path, rect } from '../svg.ts';

/** A bed of salad leaves. */
export const leaves =
  (
    r: number,
    greens: readonly string[] = ['#6fb53c', '#8fcc4d', '#4d9431', '#a9db63'],
    count = 34,
  ): Element =>
  (canvas) => {
    let out = circle(0, 0, r, '#3f7d2a');
    for (let i = 0; i < count; i++) {
      const a = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * r * 0.95;
      const s = r * canvas.between(0.2, 0.34);
      const green = canvas.pick(greens);
      const leaf = `M0 ${n(s)}C${n(-s * 0.9)} ${n(s * 0.5)} ${n(-s * 0.7)} ${n(-s * 0.7)} 0 ${n(-s)}C${n(s * 0.7)} ${n(-s * 0.7)} ${n(s * 0.9)} ${n(s * 0.5)} 0 ${n(s)}Z`;
      out += at(
        Math.cos(a) * reach,
        Math.sin(a) * reach,
        canvas.random() * 360,
        `<g transform="translate(3 4)" opacity=".3">${path(leaf, '#1c3a0c')}</g>` +
          path(leaf, green) +
          path(leaf, canvas.linear(['#fff/.35', '#fff/0', '#1c3a0c/.2'], 48)) +
          line(
            `M0 ${n(s * 0.8)}V${n(-s * 0.7)}M0 ${n(s * 0.2)}L${n(s * 0.3)} ${n(-s * 0.15)}M0 ${n(s * 0.2)}L${n(-s * 0.3)} ${n(-s * 0.15)}`,
            '#e6f7bd',
            s * 0.06,
            'opacity=".8"',
          ),
      );
    }
    return out;
  };

/** Small dice of vegetables strewn over a soup. */
export const dice =
  (reach: number, count: number, colours: readonly string[], size = 12): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const a = canvas.random() * 6.28;
      const d = Math.sqrt(canvas.random()) * reach;
      const [x, y] = [Math.cos(a) * d, Math.sin(a) * d];
      const turn = canvas.random() * 90;
      out +=
        at(
          x + 2,
          y + 3,
          turn,
          rect(-size / 2, -size / 2, size, size, size * 0.2, '#4d1a08', 'opacity=".35"'),
        ) +
        at(
          x,
          y,
          turn,
          rect(-size / 2, -size / 2, size, size, size * 0.2, canvas.pick(colours)) +
            rect(-size / 2, -size / 2, size, size * 0.34, size * 0.2, '#fff', 'opacity=".35"'),
        );
    }
    return out;
  };

/** Loose strands: pasta, grated carrot, red cabbage, onion. */
export const strands =
  (r: number, colours: readonly string[], count: number, thick: number): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const bend = (): string => n(canvas.between(-r * 0.7, r * 0.7));
      out += at(
        canvas.between(-r * 0.3, r * 0.3),
        canvas.between(-r * 0.3, r * 0.3),
        canvas.random() * 360,
        line(
          `M${n(-r * 0.7)} ${bend()}C${n(-r * 0.2)} ${bend()} ${n(r * 0.2)} ${bend()} ${n(r * 0.7)} ${bend()}`,
          '#8a4a0a',
          thick * 1.1,
          'opacity=".13" transform="translate(2 3)"',
        ) +
          line(
            `M${n(-r * 0.7)} ${n(canvas.between(-r * 0.4, r * 0.4))}C${n(-r * 0.2)} ${bend()} ${n(r * 0.2)} ${bend()} ${n(r * 0.7)} ${n(canvas.between(-r * 0.4, r * 0.4))}`,
            canvas.pick(colours),
            thick,
          ),
      );
    }
    return out;
  };

/** Golden potato chips or sticks. */
export const chips =
  (
    r: number,
    count: number,
    colours: readonly string[] = ['#ffd667', '#f7bb3f', '#ffe394'],
  ): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const a = canvas.random() * 6.28;
      const d = Math.sqrt(canvas.random()) * r * 0.72;
      const turn = canvas.random() * 180;
      const body = (dx: number, fill: string, rest = ''): string =>
        at(
          Math.cos(a) * d + dx,
          Math.sin(a) * d + dx * 1.3,
          turn,
          rect(-r * 0.34, -r * 0.055, r * 0.68, r * 0.11, r * 0.025, fill, rest),
        );
      out +=
        body(4, '#6a2f08', 'opacity=".35"') +
        body(0, canvas.pick(colours)) +
        at(
          Math.cos(a) * d,
          Math.sin(a) * d,
          turn,
          rect(-r * 0.32, -r * 0.05, r * 0.64, r * 0.03, 2, '#fff', 'opacity=".5"'),
        );
    }
    return out;
  };
