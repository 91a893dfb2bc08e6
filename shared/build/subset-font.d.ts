declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      /** OpenType tags; all where it is left out. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
