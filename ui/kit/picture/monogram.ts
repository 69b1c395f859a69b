/** The first letter or sign of a name, whole: an emoji or a letter with its marks is one. */
export function monogram(name: string): string {
  const text = name.trim()
  return (plainStart.exec(text)?.[0] ?? firstSign(text)).toLocaleUpperCase()
}

/** A sign that nothing can be joined to. The browser, whose answer takes a moment, need not be asked about it. */
const plainStart = /^[!-~](?=[ -~]|$)/

function firstSign(text: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  return first?.segment ?? ''
}
