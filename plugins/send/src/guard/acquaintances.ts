import type { Account, ClockPort, DevicePort, Log, Network } from '@billfold/kernel'
import { BlockchainService, Resource } from '@billfold/kernel/data'
import { makeAutoObservable } from 'mobx'
import type { SentTransfer } from '../contract.js'
import { limits } from '../limits.js'
import type { KnownAddress, KnownName } from './judge-receiver.js'
import { readHistory } from './read-history.js'

export interface AcquaintancesNeeds {
  readonly service: BlockchainService | undefined
  readonly clock: ClockPort
  readonly device: Pick<DevicePort, 'isOnline'>
  readonly log: Pick<Log, 'debug'>
  /** Transfers that this browser remembers, of all accounts. */
  sent(): readonly SentTransfer[]
}

/** An account on a network. */
export interface Holder {
  readonly address: string
  readonly network: Network
  readonly accounts: readonly Account[]
}

/** Whom the account in front has dealt with: by what was sent from this browser, by its history where a service has one, and by its wallet. */
export class Acquaintances {
  private readonly history: Resource<Holder, readonly KnownAddress[]>
  private readonly needs: AcquaintancesNeeds

  constructor(needs: AcquaintancesNeeds) {
    this.needs = needs
    const { service, clock, device, log } = needs
    this.history = new Resource<Holder, readonly KnownAddress[]>({
      clock,
      ...{ fresh: limits.history, lockout: limits.lockout },
      key: ({ address, network }) => `${network.caipNetworkId}:${address}`,
      isReachable: () => device.isOnline(),
      async load({ address, network: { caipNetworkId: network } }, { signal }) {
        if (service === undefined || !(await service.supports(network))) return []
        return readHistory((await service.history({ address, network, signal }, undefined)).data, address)
      },
      onFailure: (_, error) => log.debug('The history of the account is missing: receivers are judged without it', error),
    })
    makeAutoObservable<this, 'history' | 'needs'>(this, { history: false, needs: false, of: false, names: false }, { autoBind: true })
  }

  /** Turns to an account, and asks for its history. */
  meet(holder: Holder | undefined): void {
    this.history.aim(holder)
    if (holder !== undefined) void this.history.renew()
  }

  /** Resolves when the history is there, or will not come. */
  async wait(): Promise<void> {
    await this.history.renew()
  }

  /** True while the history is not there although somebody has it. */
  get isHistoryMissing(): boolean {
    return this.history.value === undefined && this.history.phase !== 'idle'
  }

  of({ accounts, network, address }: Holder): readonly KnownAddress[] {
    const paid = this.reached().filter((transfer) => transfer.account.startsWith(`${network.chainNamespace}:`))
    return [
      ...accounts.filter((account) => account.address !== address).map((account) => ({ address: account.address, bond: 'own' as const })),
      ...paid.map(({ to }) => ({ address: to, bond: 'paid' as const })),
      ...(this.history.value ?? []),
    ]
  }

  /** Names that money was sent to, the newest first. */
  names(): readonly KnownName[] {
    return this.reached().flatMap(({ name, to }) => (name === undefined ? [] : [{ name, address: to }]))
  }

  dispose(): void {
    this.history.dispose()
  }

  private reached(): readonly SentTransfer[] {
    return this.needs.sent().filter(({ status }) => status === 'pending' || status === 'confirmed')
  }
}
