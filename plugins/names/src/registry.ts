import type { CaipNetworkId, Families, Networks } from '@billfold/kernel'
import { nameHash } from './name-hash.js'
import { namesError } from './errors.js'

export interface RegistryPlace {
  readonly families: Pick<Families, 'needAdapter'>
  readonly networks: Pick<Networks, 'requested'>
  readonly network: CaipNetworkId
  readonly address: string
}

/** What a resolver is asked for. */
type Question = 'addr' | 'name'

/** A registry of names on a chain (EIP-137): it knows who resolves a name, and that one what it stands for. */
export class Registry {
  constructor(private readonly place: RegistryPlace) {}

  /** The address of a name that is written as it should be; undefined where nobody has it. */
  async addressOf(name: string): Promise<string | undefined> {
    const address = await this.ask(name, 'addr')
    return address === undefined || isNobody(address) ? undefined : address
  }

  /** The name that the owner of an address says it has (EIP-181), which proves nothing. */
  async nameOf(address: string): Promise<string | undefined> {
    const name = await this.ask(`${address.slice(2).toLowerCase()}.addr.reverse`, 'name')
    return name === '' ? undefined : name
  }

  private async ask(name: string, question: Question): Promise<string | undefined> {
    const node = nameHash(name)
    const resolver = await this.read(this.place.address, 'resolver', node)
    return isNobody(resolver) ? undefined : this.read(resolver, question, node)
  }

  private async read(address: string, functionName: Question | 'resolver', node: string): Promise<string> {
    const { families, networks, network: id } = this.place
    const network = networks.requested.find(({ caipNetworkId }) => caipNetworkId === id)
    if (network === undefined) throw namesError('names/no-network', { network: id })
    const adapter = await families.needAdapter(network.chainNamespace, 'look up a name')
    if (adapter.readContract === undefined) throw namesError('names/no-network', { network: id })
    const said = await adapter.readContract(network, { address, abi: abis[functionName], functionName, args: [node] })
    return typeof said === 'string' ? said : ''
  }
}

/** A contract that says nothing means nobody. */
function isNobody(address: string): boolean {
  return !/^0x[0-9a-fA-F]{40}$/.test(address) || /^0x0{40}$/.test(address)
}

const abis = { resolver: abiOf('resolver', 'address'), addr: abiOf('addr', 'address'), name: abiOf('name', 'string') }

function abiOf(name: string, type: 'address' | 'string'): readonly object[] {
  const inputs = [{ name: 'node', type: 'bytes32' }]
  return [{ type: 'function', name, stateMutability: 'view', inputs, outputs: [{ name: '', type }] }]
}
