/** Draws a square picture from a name: its first two letters on a colour of its own, dark enough for white to stand out. */
export function monogram(name: string): string {
  const letters = escaped(initials(name))
  const hue = hash(name) % 360
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 55% 32%)"/>` +
    `<text x="48" y="48" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="40" font-weight="600" fill="#fff">${letters}</text></svg>`
  )
}

function initials(name: string): string {
  const words = name.match(/[\p{Letter}\p{Number}]+/gu) ?? ['?']
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0] ?? '') : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toUpperCase()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const unit of text) sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return sum >>> 0
}
