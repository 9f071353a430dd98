import type { Element } from './canvas.ts';
import { at } from './svg.ts';

/** Several elements as one, in drawing order. */
export const all =
  (...elements: readonly Element[]): Element =>
  (canvas) =>
    elements.map((element) => element(canvas)).join('');

/** Elements drawn around their own origin, moved, turned and sized together. */
export const placed =
  (x: number, y: number, turn: number, scale: number, ...elements: readonly Element[]): Element =>
  (canvas) =>
    at(x, y, turn, all(...elements)(canvas), scale);

/** The same kind of thing `count` times in a circle; `angle` is in degrees. */
export const ring = (
  x: number,
  y: number,
  radius: number,
  count: number,
  make: (x: number, y: number, angle: number, index: number) => Element,
  start = -90,
): Element =>
  all(
    ...Array.from({ length: count }, (_, i) => {
      const angle = start + (i * 360) / count;
      const turn = (angle * Math.PI) / 180;
      return make(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius, angle, i);
    }),
  );

/** Rows and columns, from the upper left place on. */
export const grid = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  make: (x: number, y: number, index: number) => Element,
): Element =>
  all(
    ...Array.from({ length: columns * rows }, (_, i) =>
      make(x + (i % columns) * stepX, y + Math.floor(i / columns) * stepY, i),
    ),
  );

/**
 * Small things strewn over a round patch, kept apart by `gap`. Places are tried a fixed number of
 * times, so a crowded patch simply holds fewer.
 */
export const strewn =
  (
    x: number,
    y: number,
    radius: number,
    count: number,
    gap: number,
    make: (x: number, y: number, turn: number, index: number) => Element,
  ): Element =>
  (canvas) => {
    const places: [number, number][] = [];
    for (let attempt = 0; attempt < count * 20 && places.length < count; attempt++) {
      const angle = canvas.random() * Math.PI * 2;
      const reach = Math.sqrt(canvas.random()) * radius;
      const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      if (places.every(([qx, qy]) => Math.hypot(px - qx, py - qy) > gap)) places.push([px, py]);
    }
    return places.map(([px, py], i) => make(px, py, canvas.random() * 360, i)(canvas)).join('');
  };

/** Elements cut off at a circle: what lies inside a bowl or a pan. */
export const within =
  (x: number, y: number, radius: number, ...elements: readonly Element[]): Element =>
  (canvas) =>
    canvas.clip(`<circle cx="${x}" cy="${y}" r="${radius}"/>`, all(...elements)(canvas));
