import type { ChainNamespace } from '@billfold/kernel'
import { bitcoinChainId, gro } from '@billfold/local-chains/bitcoin/seed'
import { cosmosNetworkId, runa } from '@billfold/local-chains/cosmos/seed'
import { polkadotChainId, vera } from '@billfold/local-chains/polkadot/seed'
import { ana, solanaChainId } from '@billfold/local-chains/solana/seed'
import { rosa, stacksChainId } from '@billfold/local-chains/stacks/seed'
import { mara, suiChainId } from '@billfold/local-chains/sui/seed'
import type { PairingWalletOptions } from '@billfold/test-wallets/pairing'

import type { LocalNodes } from '../world/local-world.js'

type Families = PairingWalletOptions['families']
type Answers = PairingWalletOptions['answers']

/** A family that the phone has one account of. */
interface OneAccount {
  readonly namespace: ChainNamespace
  readonly chainId: string
  readonly address: string
  readonly methods: readonly string[]
  /** Loads what answers them, with the keys and the SDK. */
  answers(url: string | undefined): Promise<Answers>
}

const others: readonly OneAccount[] = [
  {
    ...{ namespace: 'solana', chainId: solanaChainId, address: ana.address },
    methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions'],
    answers: async () => (await import('@billfold/test-wallets/solana')).solanaAnswers(ana),
  },
  {
    ...{ namespace: 'bip122', chainId: bitcoinChainId, address: gro.address },
    methods: ['getAccountAddresses', 'signMessage', 'signPsbt'],
    answers: async () => (await import('@billfold/test-wallets/bitcoin')).bitcoinAnswers(gro),
  },
  {
    ...{ namespace: 'sui', chainId: suiChainId, address: mara.address },
    methods: ['sui_getAccounts', 'sui_signPersonalMessage', 'sui_signTransaction', 'sui_signAndExecuteTransaction'],
    answers: async (url) => (await import('@billfold/test-wallets/sui')).suiAnswers(mara, url),
  },
  {
    ...{ namespace: 'stacks', chainId: stacksChainId, address: rosa.address },
    methods: ['stx_getAddresses', 'stx_signMessage', 'stx_signTransaction', 'stx_transferStx'],
    answers: async (url) => (await import('@billfold/test-wallets/stacks')).stacksAnswers(rosa, url),
  },
  {
    ...{ namespace: 'polkadot', chainId: polkadotChainId, address: vera.address },
    methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
    answers: async () => (await import('@billfold/test-wallets/polkadot')).polkadotAnswers(vera),
  },
  {
    ...{ namespace: 'cosmos', chainId: cosmosNetworkId, address: runa.address },
    methods: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
    answers: async () => (await import('@billfold/test-wallets/cosmos')).cosmosAnswers(runa),
  },
]

/** The families beside EVM whose chains run, as the phone grants them. */
export function otherFamilies(nodes: LocalNodes): Families {
  return Object.fromEntries(
    running(nodes).map(({ namespace, chainId, address, methods }) => [
      namespace,
      { chains: [chainId], methods, events: ['accountsChanged', 'chainChanged'], accounts: [`${chainId}:${address}`] },
    ]),
  )
}

/** Their answers to requests. What signs is loaded with the first. */
export function otherAnswers(nodes: LocalNodes): Answers {
  return Object.fromEntries(
    running(nodes).flatMap(({ chainId, methods, answers }) =>
      methods.map(
        (method) => [method, async (...given: Parameters<Answers[string]>) => (await answers(nodes[chainId]))[method]?.(...given)] as const,
      ),
    ),
  )
}

function running(nodes: LocalNodes): readonly OneAccount[] {
  return others.filter(({ chainId }) => nodes[chainId] !== undefined)
}
