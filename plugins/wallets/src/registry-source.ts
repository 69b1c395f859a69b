import { isCaipNetworkId, parseCaipNetworkId } from '@billfold/kernel'
import { type RegistryWallet, isRetired } from '@billfold/wallet-registry'
import { itemsNamed } from '@billfold/wallet-registry/search'
import { goesBy } from './goes-by.js'
import { isListId } from './is-list-id.js'
import type { WalletListSource, WalletQuestion } from './list-source.js'

export interface RegistrySourceNeeds {
  readonly load: () => Promise<readonly RegistryWallet[]>
  readonly now: () => number
}

/** Answers from the packaged registry, as a service would. It needs no network. */
export function registrySource({ load, now }: RegistrySourceNeeds): WalletListSource {
  return {
    ask: async (question, { signal }) => {
      const all = await load()
      signal.throwIfAborted()
      const moment = now()
      const asked = all.filter((wallet) => isAskedFor(wallet, question, moment))
      const found = itemsNamed(asked, question.search ?? '', namesOf)
      const start = (question.page - 1) * question.entries
      const data = found.slice(start, start + question.entries)
      return { data, count: found.length }
    },
  }
}

function isAskedFor(wallet: RegistryWallet, question: WalletQuestion, now: number): boolean {
  const { include = [], exclude = [], chains = [], badge_type } = question
  const isNamed = (ids: readonly string[]): boolean => ids.some((id) => goesBy(wallet, id))
  if (include.length > 0 ? !isNamed(include) : isRetired(wallet, now)) return false
  if (isNamed(exclude)) return false
  // A badge is somebody's to give, and the registry claims none.
  if (badge_type !== undefined) return false
  return chains.length === 0 || chains.some((chain) => servesChain(wallet, chain))
}

function namesOf({ name, aliases }: RegistryWallet): readonly string[] {
  return [name, ...aliases.filter((alias) => !isListId(alias))]
}

/** The registry knows families: any network of one will do. */
function servesChain({ families }: RegistryWallet, chain: string): boolean {
  return isCaipNetworkId(chain) && families.some((family) => family === parseCaipNetworkId(chain).namespace)
}
