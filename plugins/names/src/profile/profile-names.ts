import type { Families, Toasts } from '@billfold/kernel'
import type { BlockchainService } from '@billfold/kernel/data'
import type { RegisteredName } from '../contract.js'
import { namesError } from '../errors.js'
import { limits } from '../limits.js'
import { labelProblem } from '../registration/label-problem.js'
import type { NameSource } from '../resolvers/name-source.js'
import type { ProfileService } from './profile-service.js'

export interface ProfileNamesNeeds {
  readonly service: ProfileService | undefined
  readonly blockchain: Pick<BlockchainService, 'supports'> | undefined
  readonly families: Pick<Families, 'find'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly zones: readonly string[]
}

/** Names of the host's own service, of its zones. They are known on the networks that the service knows. */
export class ProfileNames implements NameSource {
  readonly id = 'profile'
  /** The service tells of a name along with its addresses: both directions are looked at in one answer. */
  readonly isConfirmed = true

  constructor(private readonly needs: ProfileNamesNeeds) {}

  normalize(name: string): string | undefined {
    const plain = name.toLowerCase()
    const zone = this.needs.zones.find((each) => plain.endsWith(`.${each}`))
    return zone !== undefined && labelProblem(plain.slice(0, -zone.length - 1)) === undefined ? plain : undefined
  }

  async resolve(name: string): Promise<string | undefined> {
    const service = await this.served()
    if (service === undefined) return undefined
    try {
      const found = await service.find(name)
      return Object.values(found?.addresses ?? {})[0]?.address
    } catch (error) {
      // Whoever wrote the name waits for an answer: they hear that there is none.
      const failure = namesError('names/not-resolved', { name }, error)
      this.needs.toasts.show({ variant: 'error', message: failure.message })
      throw failure
    }
  }

  async reverse(address: string): Promise<string | undefined> {
    return (await this.of(address))[0]?.name
  }

  async picture(name: string): Promise<string | undefined> {
    return (await (await this.served())?.find(name))?.avatar
  }

  /** All names of an address that lead back to it. */
  async of(address: string): Promise<readonly RegisteredName[]> {
    const service = await this.served()
    if (service === undefined) return []
    try {
      const rows = await service.of(address, this.needs.families.find('eip155')?.address)
      return rows.filter((row) => this.isTrue(row, address))
    } catch (error) {
      throw namesError('names/names-of-address-failed', { address }, error)
    }
  }

  /** The service, where it knows the network in use. */
  private async served(): Promise<ProfileService | undefined> {
    const { service, blockchain, families, zones } = this.needs
    if (zones.length === 0) return undefined
    const network = families.find('eip155')?.network
    return network !== undefined && (await blockchain?.supports(network.caipNetworkId)) === true ? service : undefined
  }

  private isTrue({ name, addresses }: RegisteredName, address: string): boolean {
    const isOwn = Object.values(addresses).some((each) => each.address.toLowerCase() === address.toLowerCase())
    return isOwn && name.length <= limits.name && this.normalize(name) === name
  }
}
