import { evmNetworks } from '@billfold/local-chains/evm/networks'
import { type EvmSeedAccount, alice, evmChainIds } from '@billfold/local-chains/evm/seed'
import { type PairingWallet, type PairingWalletOptions, createPairingWallet, evmAnswers } from '@billfold/test-wallets/pairing'
import { observable, runInAction } from 'mobx'

import type { LocalWorld } from '../world/local-world.js'
import type { Phone } from './phone.js'
import { otherAnswers, otherFamilies } from './phone-families.js'
import { readPicture } from './read-picture.js'

/** Switches a wallet on that pairs over the relay of the world, with the keys of the seeded accounts. */
export async function startPhone({ nodes, relay, cloud }: LocalWorld): Promise<Phone> {
  const owner = observable.box(alice, { deep: false })
  const chainIds = evmNetworks(nodes).map(({ id }) => id)
  const chainId = observable.box<number>(evmChainIds.harbourOne)
  const shown = observable({ questions: [], apps: [], complaint: undefined } as Shown, {}, { deep: false })
  const look = (): void => {
    runInAction(() => Object.assign(shown, { questions: wallet?.questions ?? [], apps: wallet?.apps ?? [] }))
  }
  let wallet: PairingWallet | undefined = undefined
  wallet = await createPairingWallet({
    name: 'Pocket',
    relayUrl: relay,
    verifyUrl: `${cloud}/v3`,
    projectId: 'playground',
    storagePrefix: 'pocket',
    get families() {
      return { eip155: familyOf(owner.get(), chainIds), ...otherFamilies(nodes) }
    },
    get answers() {
      const { privateKey } = owner.get()
      return { ...evmAnswers({ privateKey, rpcUrls: nodes }), ...otherAnswers(nodes) }
    },
    onChange: look,
  })
  wallet.behavior = 'wait'
  look()
  return phoneOf({ wallet, owner, chainId, shown, chainIds, others: otherFamilies(nodes) })
}

interface Shown {
  questions: PairingWallet['questions']
  apps: PairingWallet['apps']
  complaint: string | undefined
}

interface Parts extends Pick<Phone, 'owner' | 'chainId' | 'chainIds'> {
  readonly wallet: PairingWallet
  /** The families that the phone has one account of. */
  readonly others: PairingWalletOptions['families']
  readonly shown: Shown
}

function phoneOf({ wallet, owner, chainId, chainIds, shown, others }: Parts): Phone {
  const attempt = async (action: () => Promise<unknown>, complaint: string): Promise<void> => {
    runInAction(() => (shown.complaint = undefined))
    try {
      await action()
    } catch (error) {
      console.info(complaint, error)
      runInAction(() => (shown.complaint = complaint))
    }
  }
  const follow = (link: string): Promise<void> =>
    attempt(() => wallet.scan(pairingOf(link)), 'This link cannot be used. Make a new one in the app.')
  return {
    owner,
    chainId,
    chainIds,
    get questions() {
      return shown.questions
    },
    get apps() {
      return shown.apps
    },
    get complaint() {
      return shown.complaint
    },
    follow,
    followPicture: (picture) => attempt(async () => follow(await readPicture(picture)), 'There is no code in this picture.'),
    answer: (question, verdict) => attempt(() => wallet.decide(verdict, question), 'The answer could not be sent. Is the app still there?'),
    become: (next) =>
      attempt(async () => {
        runInAction(() => owner.set(next))
        await wallet.renew({ eip155: familyOf(next, chainIds), ...others })
      }, 'The app was not told of the account.'),
    switchTo: (next) =>
      attempt(async () => {
        runInAction(() => chainId.set(next))
        await wallet.emit({ name: 'chainChanged', data: next }, `eip155:${next}`)
      }, 'The app was not told of the network.'),
    leave: ({ topic }) => attempt(() => wallet.disconnect(topic), 'The app could not be told.'),
  }
}

function familyOf({ address }: EvmSeedAccount, chainIds: readonly number[]): PairingWalletOptions['families'][string] {
  const chains = chainIds.map((id) => `eip155:${id}`)
  return {
    chains,
    methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
    events: ['accountsChanged', 'chainChanged'],
    accounts: chains.map((chain) => `${chain}:${address}`),
  }
}

/** Links of apps carry the pairing in themselves: `pocket://wc?uri=wc%3A…`. */
function pairingOf(link: string): string {
  const [, inside] = /[?&]uri=([^&]+)/.exec(link.startsWith('wc:') ? '' : link) ?? []
  return inside === undefined ? link.trim() : decodeURIComponent(inside)
}
