/** A coloured tile with the first letter of a name. */
export function letterIcon(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  const [letter = '?'] = name
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="hsl(${hue} 60% 42%)"/>` +
    `<text x="48" y="66" font-family="sans-serif" font-size="52" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
