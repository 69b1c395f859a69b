import type { ChainAdapter, Http, NativeBalance, Network, TransferRequest, Session } from '@billfold/kernel'
import { isAddress } from './address.js'
import { ask } from './ask.js'
import type { SeaMossProvider } from './contract.js'
import { readBalance } from './read-balance.js'

/** Abilities of a connected wallet. One that the family lacks has no member: there are no stubs that throw. */
export class SeaMossAdapter implements ChainAdapter {
  readonly namespace = 'seamoss'

  constructor(private readonly http: Pick<Http, 'node'>) {}

  isAddress(address: string): boolean {
    return isAddress(address)
  }

  async switchNetwork({ provider }: Session, { caipNetworkId }: Network): Promise<void> {
    await ask(provider as SeaMossProvider, 'switchNetwork', caipNetworkId)
  }

  async addNetwork({ provider }: Session, { caipNetworkId }: Network): Promise<void> {
    await ask(provider as SeaMossProvider, 'addNetwork', caipNetworkId)
  }

  async signMessage({ provider }: Session, message: string): Promise<string> {
    return textOf(await ask(provider as SeaMossProvider, 'sign', message), 'signature')
  }

  async transfer({ provider }: Session, { to, amount }: TransferRequest): Promise<string> {
    if (!isAddress(to)) throw new TypeError('That is no address of the Sea moss family. Look at it again; nothing was sent.')
    return textOf(await ask(provider as SeaMossProvider, 'send', `${amount} ${to}`), 'transaction')
  }

  async balance(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance> {
    return { balance: await readBalance(this.http, { address, network, signal }), symbol: network.nativeCurrency.symbol }
  }
}

function textOf(said: unknown, what: string): string {
  if (typeof said !== 'string' || said === '') throw new TypeError(`The wallet answered with no ${what}. Try again.`)
  return said
}
