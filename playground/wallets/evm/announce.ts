export interface Announced {
  readonly name: string
  readonly rdns: string
  readonly icon: string
  readonly provider: object
}

/** Announces a wallet by EIP-6963, now and whenever a page asks; under an id that is new with each page. */
export function announcer({ name, rdns, icon, provider }: Announced): { announce(): void; stop(): void } {
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, rdns, icon })
  const detail = Object.freeze({ info, provider })
  const announce = (): void => void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return { announce, stop: () => window.removeEventListener('eip6963:requestProvider', announce) }
}

/** A coloured tile with the first letter of a name. */
export function letterIcon(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  const [letter = '?'] = name
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="hsl(${hue} 60% 42%)"/>` +
    `<text x="48" y="66" font-family="sans-serif" font-size="52" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
