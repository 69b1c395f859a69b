/** A letter on a colour, written out. */
export function pictureOf(letter: string, color: string): string {
  return drawing(
    `<rect width="40" height="40" fill="${color}"/><text x="20" y="28" font-family="serif" font-size="22" text-anchor="middle" fill="#fff">${letter}</text>`,
  )
}

/** A mountain in a colour, as the gallery's wallets have it. */
export function peakOf(hue: number): string {
  return drawing(
    `<rect width="40" height="40" fill="hsl(${hue} 52% 40%)"/><path d="M${14 + (hue % 9)} 11 31 29H9z" fill="#fff" fill-opacity=".94"/>`,
  )
}

function drawing(content: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`)}`
}
