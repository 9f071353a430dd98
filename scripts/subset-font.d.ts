/** The npm package `subset-font` comes without types; these are the options used here. */
declare module 'subset-font' {
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: VariationAxes;
    /** OpenType feature tags that are kept. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }

  /** A font with only the glyphs that `text` needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
