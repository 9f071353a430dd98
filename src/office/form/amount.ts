/**
 * Euros as somebody types them, with a comma or a point, and with what parts thousands only where it
 * cannot be taken for the other: `1.250,50`. Null for what is no amount: `6,905` may be a slip or
 * thousands, and is asked for again.
 */
export function amountTyped(text: string): number | null {
  const plain = text.replace(/[€\s]/g, '');
  const whole = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(plain)
    ? plain.replaceAll('.', '')
    : /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(plain)
      ? plain.replaceAll(',', '')
      : plain;
  return /^\d{1,6}(?:[.,]\d{0,2})?$/.test(whole) ? Number(whole.replace(',', '.')) : null;
}
