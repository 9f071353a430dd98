import { encode } from 'uqr';

interface QrCodeOptions {
  /** What it holds: an address. */
  text: string;
  /** What it is for, for who cannot see it. */
  label: string;
}

/** White modules around a code, as the standard asks (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as a drawing of one path, dark on white in every colour scheme. */
export function QrCode({ text, label }: QrCodeOptions) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark modules of a row, neighbours drawn as one. */
function rowPath(modules: readonly boolean[], row: number): string {
  let path = '';
  for (let column = 0; column < modules.length; column++) {
    if (!modules[column]) continue;
    const start = column;
    while (modules[column + 1]) column++;
    const length = column + 1 - start;
    path += `M${start} ${row}h${length}v1h-${length}z`;
  }
  return path;
}
