import { type FakeWallet, fakeEvmProvider, fakeWallet } from '@billfold/test/fakes'

/** A wallet that stands in the page until it is removed. */
export interface AnnouncedWallet {
  readonly wallet: FakeWallet
  remove(): void
}

/** Puts a wallet into the page, by EIP-6963. */
export function announceWallet(name: string, accounts: readonly string[]): AnnouncedWallet {
  const wallet = fakeWallet({
    accounts: accounts.map((address) => ({ address })),
    networkId: 'eip155:1',
    networkIds: ['eip155:1', 'eip155:8453'],
    signature: '0x5169',
  })
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const detail = Object.freeze({
    info: { uuid: crypto.randomUUID(), name, rdns: 'example.bowbit', icon },
    provider: fakeEvmProvider(wallet),
  })
  const announce = (): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return { wallet, remove: () => window.removeEventListener('eip6963:requestProvider', announce) }
}
