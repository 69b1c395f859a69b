import type { ChainAdapter, Http, NativeBalance, Network, TransferRequest, Session } from '@billfold/kernel'
import { isAddress } from './address.js'
import { ask } from './ask.js'
import type { LichenProvider } from './contract.js'
import { readBalance } from './spores.js'

/** What one can do with a connected wallet of this family. What it cannot do has no member: there are no stubs that throw. */
export class LichenAdapter implements ChainAdapter {
  readonly namespace = 'lichen'

  constructor(private readonly http: Pick<Http, 'node'>) {}

  isAddress(address: string): boolean {
    return isAddress(address)
  }

  async switchNetwork({ provider }: Session, { caipNetworkId }: Network): Promise<void> {
    await ask(provider as LichenProvider, 'switchNetwork', caipNetworkId)
  }

  async addNetwork({ provider }: Session, { caipNetworkId }: Network): Promise<void> {
    await ask(provider as LichenProvider, 'addNetwork', caipNetworkId)
  }

  async signMessage({ provider }: Session, message: string): Promise<string> {
    return words(await ask(provider as LichenProvider, 'sign', message), 'signature')
  }

  async transfer({ provider }: Session, { to, amount }: TransferRequest): Promise<string> {
    if (!isAddress(to)) throw new TypeError('That is no address of the Lichen family. Look at it again; nothing was sent.')
    return words(await ask(provider as LichenProvider, 'send', `${amount} ${to}`), 'transaction')
  }

  async balance(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance> {
    return { balance: await readBalance(this.http, { address, network, signal }), symbol: network.nativeCurrency.symbol }
  }
}

function words(said: unknown, what: string): string {
  if (typeof said !== 'string' || said === '') throw new TypeError(`The wallet answered with no ${what}. Try again.`)
  return said
}
