import { escapeMarkup } from '../../http/index.ts';

/** Text as XML shows it; characters that XML 1.0 forbids are left out. */
export function xmlText(text: string): string {
  return escapeMarkup(
    text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''),
  );
}
