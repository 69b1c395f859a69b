/**
 * Lends the wallets of this page to a page in a frame of it, as an extension would put them into both: those that announce themselves by EIP-6963,
 * and those of the Wallet Standard. The result undoes it.
 */
export function lendWallets(frame: Window): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const repeat = (target: Window) => (event: Event) =>
    void target.dispatchEvent(new CustomEvent(event.type, { detail: (event as CustomEvent<unknown>).detail }))
  const askAll = (): void => void window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.addEventListener('eip6963:announceProvider', repeat(frame), { signal })
  frame.addEventListener('eip6963:requestProvider', askAll, { signal })
  frame.addEventListener('wallet-standard:app-ready', repeat(window), { signal })
  window.addEventListener('wallet-standard:register-wallet', repeat(frame), { signal })
  // The page in the frame may have asked before.
  askAll()
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register: registerIn(frame) } }))
  return () => undo.abort()
}

interface Registry {
  register(...wallets: readonly unknown[]): () => void
}

function registerIn(frame: Window): Registry['register'] {
  return (...wallets) => {
    const detail = (registry: Registry): void => void registry.register(...wallets)
    frame.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    return () => undefined
  }
}
