import type { Canvas, Element } from '../canvas.ts';
import { blob, circle, ellipse, line, n, path, rect, starPath } from '../svg.ts';

function grain(canvas: Canvas, y: number, h: number, dark: string): string {
  const w = canvas.width;
  let d = '';
  for (let i = 0; i < 9; i++) {
    const at = y + canvas.between(0.05, 0.95) * h;
    const from = canvas.random() < 0.4 ? canvas.random() * w * 0.6 : -10;
    const wave = (): string => n(canvas.between(-h * 0.07, h * 0.07));
    d += `M${n(from)} ${n(at)}c${n(w * 0.15)} ${wave()} ${n(w * 0.3)} ${wave()} ${n(w * 0.45)} ${wave()}s${n(w * 0.3)} ${wave()} ${n(w * 0.6)} ${wave()}`;
  }
  let knot = '';
  if (canvas.random() < 0.45) {
    const [x, ky] = [canvas.random() * w, y + h * canvas.between(0.3, 0.7)];
    for (let i = 3; i > 0; i--)
      knot += ellipse(
        x,
        ky,
        i * h * 0.1,
        i * h * 0.045,
        i === 1 ? dark : 'none',
        `stroke="${dark}" stroke-width="2.2"`,
      );
  }
  return `<g opacity=".3">${line(d, dark, 2.2)}${knot}</g>`;
}

/** Planks that run across the table, each of its own tone. */
export const wood =
  (colour = '#d9a367', dark = '#8a5426', plank = 168): Element =>
  (canvas) => {
    let out = rect(0, 0, canvas.width, canvas.height, 0, colour);
    for (let y = -40; y < canvas.height; y += plank) {
      const tone = canvas.random();
      out += rect(
        0,
        y,
        canvas.width,
        plank,
        0,
        tone > 0.5 ? '#fff3d0' : dark,
        `opacity="${n(Math.abs(tone - 0.5) * 0.36)}"`,
      );
      out += grain(canvas, y, plank, dark);
      out +=
        rect(0, y, canvas.width, 4, 0, dark, 'opacity=".75"') +
        rect(0, y + 4, canvas.width, 3, 0, '#fff', 'opacity=".28"');
    }
    return out;
  };

/** The terrace floor: clay squares with small glazed tiles where four of them meet. */
export const terrace =
  (size = 190, clay = '#dd7f4d', glaze = '#2473a3'): Element =>
  (canvas) => {
    let out = rect(0, 0, canvas.width, canvas.height, 0, '#f0d3ae');
    const small = size * 0.17;
    for (let y = -size * 0.4; y < canvas.height + size; y += size)
      for (let x = -size * 0.6; x < canvas.width + size; x += size) {
        const tone = canvas.random();
        out += rect(x + 3, y + 3, size - 6, size - 6, 5, clay);
        out += rect(
          x + 3,
          y + 3,
          size - 6,
          size - 6,
          5,
          tone > 0.5 ? '#ffd9a0' : '#8a2a0a',
          `opacity="${n(Math.abs(tone - 0.5) * 0.34)}"`,
        );
        out += line(
          `M${n(x + 8)} ${n(y + size - 10)}V${n(y + 8)}H${n(x + size - 10)}`,
          '#fff',
          2.5,
          'opacity=".25"',
        );
      }
    for (let y = -size * 0.4; y < canvas.height + size; y += size)
      for (let x = -size * 0.6; x < canvas.width + size; x += size)
        out +=
          `<g transform="translate(${n(x)} ${n(y)}) rotate(45)">` +
          rect(-small - 3, -small - 3, small * 2 + 6, small * 2 + 6, 3, '#f0d3ae') +
          rect(-small, -small, small * 2, small * 2, 2, '#fdf3df') +
          '</g>' +
          path(starPath(small * 0.95, 4, 0.42), glaze, `transform="translate(${n(x)} ${n(y)})"`) +
          circle(x, y, small * 0.24, '#f0ad3c');
    return out;
  };

/** Polished stone with coloured chips. */
export const terrazzo =
  (
    body = '#fff3e6',
    chips: readonly string[] = ['#e8907a', '#eebf5e', '#7fb6b0', '#c76f4e', '#f3cdb5'],
  ): Element =>
  (canvas) => {
    let out = rect(0, 0, canvas.width, canvas.height, 0, body);
    const count = Math.round((canvas.width * canvas.height) / 4600);
    for (let i = 0; i < count; i++) {
      const size = canvas.between(4, 17);
      out += path(
        blob(size, size * canvas.between(0.5, 0.9), 5, 0.3, canvas.random),
        canvas.pick(chips),
        `opacity=".85" transform="translate(${n(canvas.random() * canvas.width)} ${n(canvas.random() * canvas.height)}) rotate(${n(canvas.random() * 180)})"`,
      );
    }
    return out;
  };

/** Beach sand, rippled by the wind. */
export const sand = (): Element => (canvas) => {
  let out = rect(0, 0, canvas.width, canvas.height, 0, '#f7dda6');
  let ripples = '';
  for (let y = -20; y < canvas.height + 40; y += canvas.between(30, 52)) {
    ripples += `M-20 ${n(y)}`;
    for (let x = -20; x < canvas.width; x += 180)
      ripples += `q45 ${n(canvas.between(-26, -8))} 90 0t90 ${n(canvas.between(-6, 6))}`;
  }
  out += line(ripples, '#d9a95c', 9, 'opacity=".22"');
  out += `<g transform="translate(0 7)">${line(ripples, '#fffbe8', 6, 'opacity=".5"')}</g>`;
  for (let i = 0; i < 420; i++)
    out += circle(
      canvas.random() * canvas.width,
      canvas.random() * canvas.height,
      canvas.between(0.8, 2.2),
      canvas.pick(['#b9853c', '#fff8e0', '#c99c56']),
      'opacity=".55"',
    );
  return out;
};

/** A smooth painted table in one colour, with a little brush in it. */
export const painted =
  (colour: string): Element =>
  (canvas) => {
    let d = '';
    for (let i = 0; i < 46; i++)
      d += `M${n(canvas.random() * canvas.width)} ${n(canvas.random() * canvas.height)}q${n(canvas.between(40, 160))} ${n(canvas.between(-9, 9))} ${n(canvas.between(160, 420))} ${n(canvas.between(-9, 9))}`;
    return rect(0, 0, canvas.width, canvas.height, 0, colour) + line(d, '#fff', 7, 'opacity=".07"');
  };
