/** Letters count on from the digits: A is 10. */
const digitsOf = (sign: string) => String(Number.parseInt(sign, 36));

/** Is this an international bank account number (ISO 13616), with or without spaces? Its checksum says so. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, digitsOf);
  return BigInt(digits) % 97n === 1n;
}

/** An IBAN without spaces, in capitals. */
export function plainIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
