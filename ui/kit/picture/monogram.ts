/** The first letter or sign of a name, whole: an emoji or a letter with its marks is one. */
export function monogram(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
