import type { CaipNetworkId, Families, Network, NetworkSwitch, Networks } from '@billfold/kernel'
import { readChainId } from '../provider/answers.js'
import { type Operations, fieldOf } from '@billfold/kernel/family'
import { Eip1193Error } from '../rpc/eip1193-error.js'
import { type HostCall, parameter } from './host-call.js'

export interface HostNetworksNeeds {
  readonly families: Pick<Families, 'find'>
  readonly networks: Pick<Networks, 'find'>
  readonly networkSwitch: Pick<NetworkSwitch, 'switchTo'>
  readonly addNetwork: Required<Operations>['addNetwork']
}

/** Moves between the networks of the app for a host: a wallet learns what it does not know on the way. */
export class HostNetworks {
  constructor(private readonly needs: HostNetworksNeeds) {}

  /** `wallet_switchEthereumChain`. */
  async switch(call: HostCall): Promise<null> {
    const { caipNetworkId } = this.wanted(call)
    await this.needs.networkSwitch.switchTo(caipNetworkId, { throwOnFailure: true })
    return null
  }

  /** `wallet_addEthereumChain`, for the networks of the app, with what the app knows of them. */
  async add(call: HostCall): Promise<null> {
    const network = this.wanted(call)
    const session = this.needs.families.find('eip155')?.session
    if (session !== undefined) await this.needs.addNetwork(session, network)
    return null
  }

  private wanted(call: HostCall): Network {
    const id: CaipNetworkId | undefined = readChainId(fieldOf(parameter(call, 0), 'chainId'))
    if (id === undefined) throw new Eip1193Error(-32602, `${call.method} needs a chainId in hex, such as '0x2105'`)
    const network = this.needs.networks.find(id)
    if (network === undefined) throw new Eip1193Error(4902, `${id} is not among the networks of this app. Add it to the networks option.`)
    return network
  }
}
