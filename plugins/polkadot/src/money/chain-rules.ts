import type { Network } from '@billfold/kernel'
import type { NodeCall, Nodes } from '@billfold/kernel/family'
import { pipe, regex, string } from 'valibot'
import { objectOf } from '@billfold/kernel/validation'
import { sendError } from './errors.js'
import { count } from './shapes.js'
import { type Runtime, UnknownRule, readRuntime } from './runtime.js'

/** The rules of a network, and the numbers of the version that has them. */
export interface ChainRules extends Runtime {
  readonly specVersion: number
  readonly transactionVersion: number
}

const versionCall: NodeCall<{ readonly specVersion: number; readonly transactionVersion: number }> = {
  method: 'state_getRuntimeVersion',
  schema: objectOf({ specVersion: count, transactionVersion: count }),
}
const metadataCall: NodeCall<string> = { method: 'state_getMetadata', schema: pipe(string(), regex(/^0x[0-9a-f]+$/i)) }

/** The rules of networks: asked for once for each version, since they are as long as a book. */
export class RulesOfChains {
  private readonly known = new Map<string, Runtime>()

  constructor(private readonly nodes: Pick<Nodes, 'ask'>) {}

  async of(network: Network): Promise<ChainRules> {
    const version = await this.nodes.ask(network, versionCall)
    const key = `${network.caipNetworkId} ${version.specVersion}`
    const runtime = this.known.get(key) ?? readRules(network, await this.nodes.ask(network, metadataCall))
    this.known.set(key, runtime)
    return { ...runtime, ...version }
  }
}

function readRules({ name }: Network, metadata: string): Runtime {
  try {
    return readRuntime(metadata)
  } catch (error) {
    throw sendError(
      'polkadot-send/unknown-rules',
      { network: name, rule: error instanceof UnknownRule ? error.message : 'its metadata' },
      error,
    )
  }
}
