/** What is held for longer is dragged, or its end was never told, milliseconds. */
const LONGEST = 2_000;
/** How long after a touch has ended its click comes at most, milliseconds. */
const CLICK = 30;

let press = Promise.resolve();

/** Notices whatever is pressed, from now on. */
export function watchPresses(): void {
  let release = () => {};
  const end = () => setTimeout(release, CLICK);
  const begin = () => {
    ({ promise: press, resolve: release } = Promise.withResolvers<void>());
    setTimeout(release, LONGEST);
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  addEventListener('pointercancel', end, true);
}

/**
 * Resolves once nothing is pressed: what is shown sooner may move what is pressed away from under the thumb, and the
 * press meets nothing.
 */
export function pressEnded(): Promise<void> {
  return press;
}
