import type { CheerioAPI } from 'cheerio/slim';

/** One attribute of each element that a selector finds. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}
