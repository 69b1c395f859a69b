import { randomUUID } from 'node:crypto'

import { type Cloud, startCloud } from '@billfold/cloud'
import { alice, evmChainIds } from '@billfold/local-chains/evm/seed'
import { type PairingWallet, type PairingWalletOptions, createPairingWallet, evmAnswers } from '@billfold/test-wallets/pairing'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'

import type { FlowConfig } from '../../page/flow-page.js'
import { type HostOptions, useHost } from '../../harness/use-host.js'
import { PairingFlow } from './pairing-flow.js'

export interface PairingFlowOptions extends Omit<HostOptions, 'pairing'> {
  /** The relays that the app names, given the one that runs. */
  readonly relays?: (running: string) => readonly string[]
  /** Options of the plugin, given where the origin of pages is vouched for. */
  readonly pairing?: (verifyUrl: string) => NonNullable<FlowConfig['pairing']>['options']
  readonly phone?: Partial<PairingWalletOptions>
  /** The phone asks the cloud who the app is. */
  readonly vouches?: boolean
}

/** The chain that the phone knows from the start. */
export const firstChain = `eip155:${evmChainIds.harbourOne}` as const

/** The chain that it can be told of. */
export const secondChain = `eip155:${evmChainIds.harbourTwo}` as const

/** Families that a phone with Alice's key grants. */
export const evmFamily: PairingWalletOptions['families'][string] = {
  chains: [firstChain],
  methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  events: ['accountsChanged', 'chainChanged'],
  accounts: [`${firstChain}:${alice.address}`],
}

/** Opens an app that pairs, with a phone beside it. */
export type OpenPairing = (options?: PairingFlowOptions) => Promise<PairingFlow>

/** Opens an app that pairs, with a phone beside it. Call it once per file; a relay of its own runs as long as the file. */
export function usePairing(): OpenPairing {
  const openHost = useHost()
  const phones: PairingWallet[] = []
  let cloud: Cloud | undefined
  beforeAll(async () => {
    // The second one is the phone's, as a page of its own.
    // A page is vouched for when its project lists it.
    const origins = ['http://127.0.0.1:*', 'https://elsewhere.example']
    cloud = await startCloud(
      {
        projects: [
          { id: 'flows', origins },
          { id: 'playground', origins },
        ],
      },
      { log: () => undefined },
    )
  })
  afterAll(() => cloud?.stop())
  afterEach(async () => {
    cloud?.relay.faults.clear()
    await Promise.all(phones.splice(0).map((phone) => phone.close()))
  })
  return async ({ relays = (running: string) => [running], pairing = () => ({}), phone: phoneOptions, vouches, ...options } = {}) => {
    if (cloud === undefined) throw new Error('The relay is not there yet: open pages in tests')
    const told = { relays: relays(cloud.relayUrl), options: pairing(`${cloud.url}/v3`) ?? {} }
    const [host, phone] = await Promise.all([
      openHost({ ...options, pairing: told }),
      startPhone(cloud.relayUrl, { ...phoneOptions, ...(vouches === true && { verifyUrl: `${cloud.url}/v3` }) }),
    ])
    phones.push(phone)
    return new PairingFlow(host, phone, cloud)
  }
}

function startPhone(relayUrl: string, options: PairingFlowOptions['phone']): Promise<PairingWallet> {
  const { chains } = inject('flows')
  const rpcUrls = { [firstChain]: chains[evmChainIds.harbourOne] ?? '' }
  return createPairingWallet({
    relayUrl,
    projectId: 'flows',
    storagePrefix: randomUUID(),
    families: { eip155: evmFamily },
    answers: evmAnswers({ privateKey: alice.privateKey, rpcUrls }),
    ...options,
  })
}
