import { recoverMessageAddress } from 'viem'

import { createEvmClient } from '../chains/evm/evm-client.js'
import type { CloudConfig } from '../config/config.js'
import { Refusal } from '../http/refusal.js'
import { type Registration, refuse } from './read-registration.js'

/** What a signature of a contract costs beside the call: its node is asked. */
const nodeCost = 5

export interface VerifyNeeds {
  readonly config: Pick<CloudConfig, 'networks'>
  readonly now: () => number
  readonly charge: (cost: number) => Promise<void>
  readonly log: (line: string, error?: unknown) => void
}

/** How far the clock of whoever signs may be off, in seconds. */
const clockTolerance = 15 * 60

/** Rejects unless the address itself has signed, and lately. A smart account is asked on its network (ERC-1271, ERC-6492). */
export async function verifyRegistration(registration: Registration, { config, now, charge, log }: VerifyNeeds): Promise<void> {
  const { address, message, signature, timestamp, chainId } = registration
  if (Math.abs(now() / 1000 - timestamp) > clockTolerance) throw refuse(400, 'timestamp', 'The message was not signed just now.')
  if (await isOfKey(registration)) return
  const network = config.networks.find(({ caipNetworkId }) => caipNetworkId === `eip155:${chainId}`)
  if (network !== undefined) {
    await charge(nodeCost)
    const client = createEvmClient(network.rpcUrl)
    try {
      // Verifying takes a node that is away for a no.
      await client.getChainId()
    } catch (error) {
      log(`A signature could not be verified on ${network.caipNetworkId}`, error)
      throw new Refusal({ status: 502, name: 'node', description: 'The network of this account cannot be reached just now.' })
    }
    if (await client.verifyMessage({ address, message, signature })) return
  }
  throw refuse(401, 'signature', 'The signature is not of this address.')
}

async function isOfKey({ address, message, signature }: Registration): Promise<boolean> {
  try {
    return (await recoverMessageAddress({ message, signature })).toLowerCase() === address
  } catch {
    // Not a signature of a key; a contract may know it.
    return false
  }
}
