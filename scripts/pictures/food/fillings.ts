import type { Element } from '../canvas.ts';
import { at, blob, circle, ellipse, line, n, path, rect } from '../svg.ts';

/* What fills a bowl or a pan: drawn around the vessel's middle, a little larger than it. */

/** A smooth soup or sauce with a spiral of oil or cream. */
export const soup =
  (r: number, light: string, dark: string, swirl?: string): Element =>
  (canvas) => {
    let spiral = 'M0 0';
    for (let i = 1; i < 44; i++) {
      const a = i * 0.32;
      spiral += `L${n(Math.cos(a) * i * r * 0.0145)} ${n(Math.sin(a) * i * r * 0.0145)}`;
    }
    return (
      circle(0, 0, r, canvas.radial([light, light, dark], [0.42, 0.4], 0.7)) +
      (swirl ? line(spiral, swirl, r * 0.05, 'opacity=".9"') : '') +
      ellipse(
        -r * 0.34,
        -r * 0.38,
        r * 0.24,
        r * 0.08,
        '#fff',
        'opacity=".5" transform="rotate(-42)"',
      )
    );
  };

/** Grains of rice over a warm ground. */
export const rice =
  (
    r: number,
    ground = '#eda820',
    grains: readonly string[] = ['#ffd75e', '#fbc53a', '#ffe68f', '#e9a01c'],
  ): Element =>
  (canvas) => {
    let out = circle(0, 0, r, ground);
    const count = Math.round(Math.min(700, r * r * 0.014));
    for (let i = 0; i < count; i++) {
      const a = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * r;
      out += at(
        Math.cos(a) * reach,
        Math.sin(a) * reach,
        canvas.random() * 180,
        rect(-7, -2.6, 14, 5.2, 2.6, canvas.pick(grains)),
      );
    }
    return out;
  };

/** A heap of ground spice. */
export const spice =
  (r: number, light: string, dark: string): Element =>
  (canvas) => {
    let out =
      circle(0, 0, r, dark) +
      path(
        blob(r * 0.92, r * 0.92, 12, 0.05, canvas.random),
        canvas.radial([light, light, dark], [0.4, 0.36], 0.62),
      );
    for (let i = 0; i < 120; i++) {
      const a = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * r;
      out += circle(
        Math.cos(a) * reach,
        Math.sin(a) * reach,
        canvas.between(0.8, 2.2),
        canvas.pick([light, dark, '#fff']),
        'opacity=".5"',
      );
    }
    return out;
  };

/** Many small round things: chickpeas, peas, peppercorns, pomegranate. */
export const beads =
  (r: number, size: number, light: string, dark: string, ground: string): Element =>
  (canvas) => {
    let out = circle(0, 0, r, ground);
    const fill = canvas.radial([light, light, dark], [0.36, 0.32], 0.72);
    for (let y = -r; y < r; y += size * 1.5)
      for (let x = -r; x < r; x += size * 1.7) {
        const [px, py] = [
          x + canvas.between(-0.5, 0.5) * size,
          y + canvas.between(-0.5, 0.5) * size,
        ];
        if (Math.hypot(px, py) > r) continue;
        out +=
          circle(px + size * 0.14, py + size * 0.2, size, '#4d2208', 'opacity=".3"') +
          circle(px, py, size, fill) +
          circle(px - size * 0.3, py - size * 0.34, size * 0.2, '#fff', 'opacity=".7"');
      }
    return out;
  };

/** A plain pool of colour: oil, milk, honey. */
export const pool =
  (r: number, light: string, dark: string): Element =>
  (canvas) =>
    circle(0, 0, r, canvas.radial([light, light, dark], [0.4, 0.38], 0.7)) +
    ellipse(
      -r * 0.32,
      -r * 0.36,
      r * 0.26,
      r * 0.1,
      '#fff',
      'opacity=".65" transform="rotate(-42)"',
    ) +
    ellipse(r * 0.32, r * 0.4, r * 0.18, r * 0.05, '#fff', 'opacity=".35" transform="rotate(-42)"');
