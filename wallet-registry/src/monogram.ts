/** A picture for a wallet that has none: its first letters on a colour of its own, always the same, as a `data:` address. */
export function monogram(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(monogramSvg(name))}`
}

/** The same picture as the text of an SVG: what a service answers with. */
export function monogramSvg(name: string): string {
  const colour = colours[hash(name) % colours.length] ?? '#334155'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><text x="20" y="26" text-anchor="middle" font-family="system-ui,sans-serif" font-size="17" font-weight="600" fill="#fff">${letters(name)}</text></svg>`
}

/** Dark enough for white letters. */
export const colours: readonly string[] = [
  '#334155',
  '#9f1239',
  '#9a3412',
  '#854d0e',
  '#3f6212',
  '#166534',
  '#115e59',
  '#155e75',
  '#1e40af',
  '#3730a3',
  '#6b21a8',
  '#86198f',
]

function hash(text: string): number {
  let value = 5_381
  for (const sign of text) value = (value * 33 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291
  return value
}

/** One letter, or the first of two words; never a sign that means something in markup. */
function letters(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?']
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}
