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
