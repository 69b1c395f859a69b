import type { Families, Log } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { Receiver, Receiving } from './contract.js'

/** The services of the kernel that receiving works with. */
export interface ReceiveNeeds {
  readonly families: Pick<Families, 'active' | 'activeCaipAddress' | 'needAdapter'>
  readonly log: Pick<Log, 'warn'>
}

/** The address of the account in front, as others write it and as a camera reads it. */
export class ReceiveStore implements Receiving {
  receiver: Receiver | undefined = undefined
  hasFailed = false
  private readonly needs: ReceiveNeeds

  constructor(needs: ReceiveNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs'>(this, { needs: false, receiver: observableRef }, { autoBind: true })
  }

  async prepare(): Promise<void> {
    const { families, log } = this.needs
    const { active, activeCaipAddress: account } = families
    this.receiver = undefined
    this.hasFailed = false
    const address = active?.session?.account.address
    if (active === undefined || address === undefined) return
    const { network, namespace } = active
    const isOfNow = (): boolean => families.activeCaipAddress === account
    try {
      const adapter = await families.needAdapter(namespace, 'receive')
      const shown = (await adapter.displayAddress?.(address, network)) ?? address
      const link = adapter.paymentLink?.(shown, network) ?? shown
      runInAction(() => {
        if (isOfNow()) this.receiver = { address: shown, link, networkId: network?.caipNetworkId }
      })
    } catch (error) {
      log.warn('The address of the account could not be written', error)
      runInAction(() => (this.hasFailed = isOfNow()))
    }
  }
}
