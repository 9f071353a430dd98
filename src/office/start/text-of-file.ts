/**
 * The text of a file in whichever encoding it is: Excel writes its CSV in Windows-1252 and its "Unicode text" in
 * UTF-16, nearly everything else writes UTF-8.
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    // As a stream: a file that was cut may end within a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
