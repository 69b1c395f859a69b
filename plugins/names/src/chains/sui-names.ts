import { objectOf } from '@billfold/kernel/validation'
import { array, nullable, string } from 'valibot'
import type { NameSource } from '../resolvers/name-source.js'
import { type ChainReaderNeeds, chainReader } from './chain-reader.js'

/** Makes the source of names that Sui knows (SuiNS): its nodes answer in both directions. */
export function suiNames(needs: ChainReaderNeeds): NameSource {
  const reader = chainReader({ namespace: 'sui' }, needs)
  return {
    id: 'sui',
    normalize: suiName,
    resolve: async (name) =>
      (await reader.ask({ method: 'suix_resolveNameServiceAddress', params: [name], schema: nullable(string()) })) ?? undefined,
    reverse: async (address) => {
      const schema = objectOf({ data: array(string()) })
      const found = await reader.ask({ method: 'suix_resolveNameServiceNames', params: [address, null, 1], schema })
      const [name] = found?.data ?? []
      return name === undefined ? undefined : (suiName(name) ?? name)
    },
  }
}

/** A name as most people write it, with the ending `.sui`; the chain has a second form, `@name`. */
function suiName(name: string): string | undefined {
  const plain = name.toLowerCase()
  const [, sub = '', own] = /^((?:[a-z0-9-]+\.)*)@([a-z0-9-]+)$/.exec(plain) ?? []
  const written = own === undefined ? plain : `${sub}${own}.sui`
  return /^(?:[a-z0-9-]{1,63}\.)+sui$/.test(written) ? written : undefined
}
