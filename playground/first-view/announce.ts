/** Wallets of a page that announce themselves by EIP-6963 and answer by what they are told to. */
export interface AnnouncedWallet {
  readonly name: string
  readonly rdns: string
  readonly request: (call: { readonly method: string }) => Promise<unknown>
}

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

/** Announces wallets whenever somebody asks. Returns the undo. */
export function announceWallets(...wallets: readonly AnnouncedWallet[]): () => void {
  const tell = announcing(wallets)
  addEventListener('eip6963:requestProvider', tell)
  tell()
  return () => removeEventListener('eip6963:requestProvider', tell)
}

/** Announces a wallet to the first who asks, and to nobody after that. */
export function announceOnce(wallet: AnnouncedWallet): void {
  addEventListener('eip6963:requestProvider', announcing([wallet]), { once: true })
}

/** Announces a wallet at once to the first who asks, and to everybody after that when the test says so. */
export function announceLater(wallet: AnnouncedWallet): () => void {
  const tell = announcing([wallet])
  addEventListener('eip6963:requestProvider', tell, { once: true })
  return tell
}

function announcing(wallets: readonly AnnouncedWallet[]): () => void {
  const details = wallets.map(({ name, rdns, request }) =>
    Object.freeze({ info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider: { request, on: () => undefined } }),
  )
  return () => {
    for (const detail of details) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
}
