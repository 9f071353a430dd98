/** Takes the focus to the first field in which something is wrong; false when there is none. */
export function focusWrongField(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null && field !== undefined;
}
