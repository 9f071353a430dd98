/**
 * A button that waits until its whole form is right (`data-gated`) says so from the first paint on,
 * until React does. Without JavaScript it is any button.
 */
export function watchGates(): void {
  const tell = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-gated]'))
      button.setAttribute('aria-disabled', String(!button.form?.matches(':valid')));
  };
  tell();
  addEventListener('input', tell);
  // A page that comes back has its fields filled in without an event.
  addEventListener('pageshow', tell);
}
