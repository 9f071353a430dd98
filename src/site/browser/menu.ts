/**
 * Menus of the bar are `<details>`: they open by themselves; here a click elsewhere, Escape, or leaving the page, to which
 * Back may bring it as it was left, closes the open one.
 */
export function watchMenu(): void {
  const open = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
  const shut = ({ target }: Event) => {
    const menu = open();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  addEventListener('click', shut);
  addEventListener('pagehide', shut);
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && open();
    if (!menu) return;
    // What else would close goes by it.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
