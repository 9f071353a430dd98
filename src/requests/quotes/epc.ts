interface Transfer {
  /** Without spaces. */
  readonly iban: string;
  readonly holder: string;
  readonly cents: number;
  /** What the business knows the payment by. */
  readonly reference: string;
}

/** The standard's bounds, characters. */
const LONGEST = { holder: 70, reference: 140 };

/**
 * What a QR code says so that a bank's application fills in a SEPA transfer: EPC069-12, version 002, in
 * UTF-8. The BIC may be left out within the EEA; the last two lines, which nobody needs, are.
 */
export function epcText({ iban, holder, cents, reference }: Transfer): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  const [bic, purpose, structured] = ['', '', ''];
  return [
    ...['BCD', '002', '1', 'SCT', bic],
    ...[lineOf(holder, LONGEST.holder), iban, amount, purpose, structured],
    lineOf(reference, LONGEST.reference),
  ].join('\n');
}

/** A text as one line of the code: its own breaks would shift what follows. */
function lineOf(text: string, most: number): string {
  return [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, most).join('');
}
