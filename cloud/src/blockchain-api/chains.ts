import type { ChainReader } from '../chains/chain-reader.js'
import type { CloudContext } from '../context.js'
import { Refusal } from '../http/refusal.js'

/** The chains that this server reads. */
export class Chains {
  private readonly byId: ReadonlyMap<string, ChainReader>

  constructor(
    readers: readonly ChainReader[],
    private readonly log: CloudContext['log'],
  ) {
    this.byId = new Map(readers.map((reader) => [reader.caipNetworkId, reader]))
  }

  get ids(): readonly string[] {
    return [...this.byId.keys()]
  }

  /** The chain of an id; a refusal when it is not one of ours. */
  get(id: string): ChainReader {
    const reader = this.byId.get(id)
    if (reader === undefined) throw badRequest('chainId', `${id.slice(0, 60)} is not one of ${this.ids.join(', ')}.`)
    return reader
  }

  /** The chains that a question about an address is for: the one it names, else all of the address's kind. */
  of(address: string, chainId: string | null): readonly ChainReader[] {
    const asked = chainId === null || chainId === '' ? [...this.byId.values()] : [this.get(chainId)]
    const fitting = asked.filter((reader) => reader.isAddress(address))
    if (fitting.length === 0) throw badRequest('address', 'This is no address of that chain.')
    return fitting
  }

  /** Reads a chain. A chain that fails becomes a refusal; what its node said is for the log only, it may hold the node's key. */
  async read<T>(reader: ChainReader, ask: (reader: ChainReader) => Promise<T>): Promise<T> {
    try {
      return await ask(reader)
    } catch (error) {
      if (error instanceof Refusal) throw error
      this.log(`${reader.caipNetworkId} could not be read`, error)
      throw new Refusal({ status: 502, name: 'chain', description: `${reader.caipNetworkId} does not answer: try again.` })
    }
  }

  /** Reads several chains: what those give that answer, and the refusal when none does. */
  async readAll<T>(readers: readonly ChainReader[], ask: (reader: ChainReader) => Promise<readonly T[]>): Promise<readonly T[]> {
    const outcomes = await Promise.allSettled(readers.map((reader) => this.read(reader, ask)))
    const good = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const [failed] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome] : []))
    if (good.length === 0 && failed !== undefined) throw failed.reason
    return good.flat()
  }
}

export function badRequest(name: string, description: string): Refusal {
  return new Refusal({ status: 400, name, description })
}
