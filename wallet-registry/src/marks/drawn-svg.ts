import { drawnMark } from './drawn-mark.js'

/** The drawn mark of a name as a `data:` address, for who shows it without this product's parts. */
export function drawnMarkUrl(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawnMarkSvg(name))}`
}

/** The drawn mark of a name as the text of an SVG: what a service answers with for whoever has no mark of its own. */
export function drawnMarkSvg(name: string): string {
  const { colour, threads } = drawnMark(name)
  const paths = threads.map((thread) => `<path d="${thread}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><g fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2">${paths}</g><text x="20" y="26" text-anchor="middle" font-family="Georgia,serif" font-size="17" font-weight="600" fill="#fff">${letters(name)}</text></svg>`
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
