const ENTITIES: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" },
};

/** Reads the answer to `ListObjectsV2`: objects, and by what the next page of them is asked for. */
export function readListing(xml: string) {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const name = textOf(entry, 'Key');
    return name === undefined ? [] : [{ name, size: Number(textOf(entry, 'Size') ?? 0) }];
  });
  const isCut = textOf(xml, 'IsTruncated') === 'true';
  return { objects, next: isCut ? textOf(xml, 'NextContinuationToken') : undefined };
}

/** The text of the first element of this name. */
export function textOf(xml: string, element: string): string | undefined {
  const start = xml.indexOf(`<${element}>`);
  const end = start === -1 ? -1 : xml.indexOf(`</${element}>`, start);
  if (end === -1) return undefined;
  const text = xml.slice(start + element.length + 2, end);
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, ten, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = ten === undefined ? Number.parseInt(String(hex), 16) : Number(ten);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
