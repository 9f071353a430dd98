import type { Canvas, Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, line, n, rect } from '../svg.ts';

function timber(
  canvas: Canvas,
  shape: string,
  w: number,
  h: number,
  colour: string,
  dark: string,
): string {
  let d = '';
  for (let y = -h / 2 + 16; y < h / 2; y += canvas.between(h * 0.07, h * 0.16)) {
    const wave = (): string => n(canvas.between(-h * 0.03, h * 0.03));
    d += `M${n(-w / 2)} ${n(y)}c${n(w * 0.2)} ${wave()} ${n(w * 0.3)} ${wave()} ${n(w * 0.5)} ${wave()}s${n(w * 0.3)} ${wave()} ${n(w * 0.5)} ${wave()}`;
  }
  return canvas.clip(
    shape,
    rect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8, 0, colour) +
      rect(
        -w / 2 - 4,
        -h / 2 - 4,
        w + 8,
        h + 8,
        0,
        canvas.linear(['#fff0c8/.5', '#fff/0', `${dark}/.34`], 45),
      ) +
      line(d, dark, 3.4, 'opacity=".34"') +
      `<g transform="translate(0 5)">${line(d, '#fff1cf', 2.2, 'opacity=".3"')}</g>`,
  );
}

/** A wooden board with grain, a hole to hang it by and a lit edge. */
export function board(
  x: number,
  y: number,
  w: number,
  h: number,
  options: {
    turn?: number;
    colour?: string;
    dark?: string;
    round?: boolean;
    handle?: boolean;
  } = {},
): Element {
  const { turn = 0, colour = '#d2955a', dark = '#8a4f22', round = false, handle = false } = options;
  const corner = round ? Math.min(w, h) / 2 : 40;
  return (canvas) => {
    const shape = rect(-w / 2, -h / 2, w, h, corner, '#fff');
    const grip = rect(w / 2 - 30, -h * 0.09, w * 0.24, h * 0.18, h * 0.085, '#fff');
    const hole = handle ? w / 2 + w * 0.14 : round ? w / 2 - w * 0.07 : w / 2 - 46;
    const body =
      (handle ? timber(canvas, grip, w * 1.6, h, colour, dark) : '') +
      timber(canvas, shape, w, h, colour, dark) +
      rect(
        -w / 2 + 3,
        -h / 2 + 3,
        w - 6,
        h - 6,
        corner - 3,
        'none',
        'stroke="#fff3d4" stroke-opacity=".45" stroke-width="4"',
      ) +
      circle(hole, 0, 17, '#6f3d17') +
      circle(hole + 3, 4, 14, '#8f5526');
    return lift(canvas, 'vessel', at(x, y, turn, body));
  };
}

/** A flat dark stone for cheese or skewers. */
export const slate =
  (x: number, y: number, w: number, h: number, turn = 0): Element =>
  (canvas) =>
    lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        rect(-w / 2, -h / 2, w, h, 14, '#3d4650') +
          rect(
            -w / 2,
            -h / 2,
            w,
            h,
            14,
            canvas.linear(['#8fa3ad/.6', '#3d4650/0', '#141a20/.5'], 45),
          ) +
          rect(
            -w / 2 + 4,
            -h / 2 + 4,
            w - 8,
            h - 8,
            11,
            'none',
            'stroke="#b9c9cf" stroke-opacity=".35" stroke-width="3"',
          ),
      ),
    );

/** A tray with a raised rim: enamel white, oven black or tin. */
export const tray =
  (
    x: number,
    y: number,
    w: number,
    h: number,
    turn = 0,
    body = '#fffaf0',
    edge = '#1f5f8b',
  ): Element =>
  (canvas) =>
    lift(
      canvas,
      'vessel',
      at(
        x,
        y,
        turn,
        rect(-w / 2, -h / 2, w, h, 46, edge) +
          rect(-w / 2, -h / 2, w, h, 46, canvas.linear(['#fff/.5', '#fff/0', '#200/.28'], 45)) +
          rect(-w / 2 + 16, -h / 2 + 16, w - 32, h - 32, 36, body) +
          rect(
            -w / 2 + 16,
            -h / 2 + 16,
            w - 32,
            h - 32,
            36,
            canvas.linear(['#7a3a0a/.3', '#7a3a0a/.06', '#fff/.4'], 45),
          ) +
          rect(-w / 2 + 36, -h / 2 + 36, w - 72, h - 72, 26, body, 'opacity=".65"') +
          line(
            `M${n(-w / 2 + 8)} ${n(h * 0.2)}V${n(-h / 2 + 50)}Q${n(-w / 2 + 8)} ${n(-h / 2 + 8)} ${n(-w / 2 + 50)} ${n(-h / 2 + 8)}H${n(w * 0.2)}`,
            '#fff',
            5,
            'opacity=".6"',
          ),
      ),
    );

/** A sheet of baking paper, a little creased. */
export const paper =
  (x: number, y: number, w: number, h: number, turn = 0, colour = '#f7e6c4'): Element =>
  (canvas) => {
    const jag = (): number => canvas.between(-6, 6);
    const d = `M${n(-w / 2 + jag())} ${n(-h / 2 + jag())}L${n(w * 0.1)} ${n(-h / 2 + jag())}L${n(w / 2 + jag())} ${n(-h / 2 + jag())}L${n(w / 2 + jag())} ${n(h / 2 + jag())}L${n(-w * 0.1)} ${n(h / 2 + jag())}L${n(-w / 2 + jag())} ${n(h / 2 + jag())}Z`;
    const crease = `M${n(-w / 2)} ${n(-h * 0.1)}L${n(w * 0.1)} ${n(h * 0.05)}L${n(w / 2)} ${n(-h * 0.22)}M${n(w * 0.1)} ${n(h * 0.05)}L${n(-w * 0.1)} ${n(h / 2)}`;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        `<path d="${d}" fill="${colour}"/><path d="${d}" fill="${canvas.linear(['#fff/.5', '#fff/0', '#8a4a12/.14'], 40)}"/>` +
          line(crease, '#8a5a1c', 2, 'opacity=".18"') +
          `<g transform="translate(2 3)">${line(crease, '#fff', 2.5, 'opacity=".6"')}</g>`,
      ),
    );
  };
