import type { Key } from '@billfold/kernel'
import type { SwapProvider } from '../contract.js'
import { swapError } from '../errors.js'

/** Loads who swaps, by key. */
export type LoadProvider = (provider: Key<SwapProvider>) => Promise<SwapProvider>

/** Whoever swaps: providers of the plugin itself, and those of others once a view has brought what loads them, since plugins load only what they declare. */
export class SwapProviders {
  private loadOther: LoadProvider | undefined = undefined

  constructor(private readonly own: ReadonlyMap<Key<SwapProvider>, SwapProvider>) {}

  learn(loadOther: LoadProvider | undefined): void {
    this.loadOther = loadOther ?? this.loadOther
  }

  async load(provider: Key<SwapProvider>): Promise<SwapProvider> {
    const own = this.own.get(provider)
    if (own !== undefined) return own
    if (this.loadOther === undefined) throw swapError('swap/modal-only', { provider })
    return this.loadOther(provider)
  }
}
