import type { NavigatorNetworkInformation } from '../../browser/index.ts';

/**
 * Films without sound that play while they are in sight, for visitors who want motion and have the
 * data for it; the button beside a film stops it, and starts it for everyone.
 */
export function watchFilms(): void {
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-film]')) {
    const button = film.parentElement?.querySelector<HTMLElement>('[data-film-switch]');
    if (button) watchFilm(film, button);
  }
}

function watchFilm(film: HTMLVideoElement, button: HTMLElement): void {
  const { connection } = navigator as NavigatorNetworkInformation;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData;
  let isWanted = !isCalm;
  const play = () => void film.play().catch(() => undefined);
  const show = () => button.setAttribute('aria-pressed', String(film.paused));
  film.addEventListener('play', show);
  film.addEventListener('pause', show);
  button.addEventListener('click', () => {
    isWanted = film.paused;
    if (isWanted) play();
    else film.pause();
  });
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) film.pause();
    else if (isWanted) play();
  }).observe(film);
  show();
  button.hidden = false;
}
