import type { ChainAdapter, Network, Session } from '@billfold/kernel'
import type { ExampleProvider } from './contract.js'
import { fromWalletFailure } from './wallet-failure.js'

/** What one can do with a connected wallet of this family. It has no `balance` and no `send…`: a view that asks will not offer them. */
export class ExampleAdapter implements ChainAdapter {
  readonly namespace = 'example'

  isAddress(address: string): boolean {
    return typeof address === 'string' && /^exa1[a-z0-9]{4,40}$/.test(address)
  }

  async switchNetwork({ provider }: Session, { caipNetworkId }: Network): Promise<void> {
    await ask(provider, 'switchNetwork', caipNetworkId)
  }

  async addNetwork({ provider }: Session, { caipNetworkId }: Network): Promise<void> {
    await ask(provider, 'addNetwork', caipNetworkId)
  }

  async signMessage({ provider }: Session, message: string): Promise<string> {
    const signature = await ask(provider, 'sign', message)
    if (typeof signature !== 'string') throw new TypeError(`The wallet signed with a ${typeof signature}, and a string is needed`)
    return signature
  }
}

/** Asks the wallet, and turns its words for a failure into ours at this border. */
async function ask(provider: unknown, method: string, params: string): Promise<unknown> {
  try {
    return await (provider as ExampleProvider).request({ method, params })
  } catch (error) {
    throw fromWalletFailure(error, params)
  }
}
