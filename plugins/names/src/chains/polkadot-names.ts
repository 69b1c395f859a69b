import { AccountId, Blake2128Concat, Storage, Twox64Concat, str } from '@polkadot-api/substrate-bindings'
import { maxLength, nullable, pipe, regex, string } from 'valibot'
import type { NameSource } from '../resolvers/name-source.js'
import { type ChainReader, type ChainReaderNeeds, chainReader } from './chain-reader.js'

const identity = Storage('Identity')
/** Accounts in the form that names no network. */
const account = AccountId(42)
const primaryName = identity('UsernameOf', [account, Twox64Concat])
/** Who has a name, and behind that who gave it. */
const nameOwner = identity('UsernameInfoOf', [str, Blake2128Concat])
const stored = nullable(pipe(string(), maxLength(1_000), regex(/^0x(?:[0-9a-f]{2})+$/i)))
/** Letters of a key of 32 bytes in hex, with the two before it. */
const keyLength = 66

/**
 * Makes the source of names that chains with the Identity pallet know, such as the People chain: the first name of an account, which the chain lets nobody else
 * have. What an account calls itself there is no name, since anybody may call themselves so.
 */
export function polkadotNames(needs: ChainReaderNeeds): NameSource {
  const reader = chainReader({ namespace: 'polkadot' }, needs)
  const ownerOf = async (name: string): Promise<string | undefined> => {
    const found = await read(reader, nameOwner.enc(name))
    return found === undefined || found.length < keyLength ? undefined : account.dec(found.slice(0, keyLength))
  }
  return {
    id: 'polkadot',
    // The chain has lower case alone, and an ending that says who gave the name.
    normalize: (name) => (/^[a-z0-9]+(?:\.[a-z0-9]+)+$/.test(name.toLowerCase()) ? name.toLowerCase() : undefined),
    resolve: ownerOf,
    // Both directions are looked at here: an address has other letters on each network.
    isConfirmed: true,
    reverse: async (address) => {
      // Accounts as those of EVM have none.
      if (address.startsWith('0x')) return undefined
      const generic = account.dec(account.enc(address))
      const found = await read(reader, primaryName.enc(generic))
      const name = found === undefined ? undefined : str.dec(found)
      return name !== undefined && (await ownerOf(name)) === generic ? name : undefined
    },
  }
}

async function read(reader: ChainReader, key: string): Promise<string | undefined> {
  return (await reader.ask({ method: 'state_getStorage', params: [key], schema: stored })) ?? undefined
}
