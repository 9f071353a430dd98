/** The small-screen menu is a `<details>`: it opens by itself; here a click outside, or Escape, closes it. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  document.addEventListener('click', ({ target }) => {
    if (menu.open && target instanceof Node && !menu.closest('header')?.contains(target))
      menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    // What else would close goes by it.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
