import { HeldWallet } from '../shared/held-wallet.js'
import { letterIcon } from '../shared/letter-icon.js'
import type { WalletState } from '../shared/memory.js'
import { badParameters, unauthorized } from '../shared/wallet-error.js'
import type { BitcoinNetworkName, BitcoinRequest, BitcoinWallet, BitcoinWalletOptions } from './bitcoin-wallet.js'
import { Desk } from './desk.js'
import { type KeyAddress, addressesOf } from './keys.js'

export interface BitcoinWalletState extends WalletState {
  readonly network: BitcoinNetworkName
}

/** Base of the wallets that are not of the Wallet Standard: an account of two addresses, on one network at a time. */
export abstract class HeldBitcoinWallet extends HeldWallet<BitcoinWalletState, BitcoinRequest> implements BitcoinWallet {
  abstract readonly provider: object
  protected readonly desk: Desk

  constructor(protected readonly options: BitcoinWalletOptions) {
    const addresses = options.keys.map(({ address }) => address)
    super({
      ...{ options, addresses, key: `test-wallet:${options.name}:bitcoin` },
      start: { isPermitted: false, isLocked: false, address: addresses[0] ?? '', network: options.network ?? 'regtest' },
    })
    this.desk = new Desk({ options, questions: this.asked, network: () => this.network, visible: () => this.visible })
  }

  changeNetwork(network: BitcoinNetworkName): void {
    this.memory.change({ network })
  }

  protected get network(): BitcoinNetworkName {
    return this.memory.state.network
  }

  protected get icon(): string {
    return this.options.icon ?? letterIcon(this.name)
  }

  /** The addresses of the account in use, as far as the page may see them. */
  protected get visible(): readonly KeyAddress[] {
    const { isPermitted, isLocked, address, network } = this.memory.state
    const key = this.options.keys.find((each) => each.address === address)
    if (!isPermitted || isLocked || key === undefined) return []
    return addressesOf(key.secret, network)
  }

  /** The address for payments of the account in use. Throws where the page may not see it. */
  protected get payment(): string {
    const [first] = this.visible
    if (first === undefined) throw unauthorized()
    return first.address
  }

  /** Asks the person whether the page may see the account, where it may not yet. */
  protected async connect(method: string): Promise<void> {
    const { isPermitted, isLocked, address } = this.memory.state
    if (isPermitted && !isLocked) return
    await this.asked.ask({ method, title: 'Connect', details: [['Account', address]] })
    this.memory.change({ isPermitted: true, isLocked: false })
  }

  protected async switchNetwork(method: string, network: string): Promise<void> {
    if (!isKnown(network)) throw badParameters(`${network} is no network of this wallet.`)
    await this.asked.ask({ method, title: 'Switch network', details: [['Network', network]] })
    this.memory.change({ network })
  }
}

function isKnown(network: string): network is BitcoinNetworkName {
  return network === 'mainnet' || network === 'testnet' || network === 'regtest'
}
