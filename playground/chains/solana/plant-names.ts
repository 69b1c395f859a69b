import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'

import { ana, ben, solanaNames, solanaPrograms } from './seed.js'

/** An account that a program keeps. */
export interface NameAccount {
  readonly at: Address
  readonly program: string
  readonly data: Uint8Array
}

const [encoder, none] = [getAddressEncoder(), new Uint8Array(32)]
const { names, primaryNames } = solanaPrograms

/** Accounts of the Solana Name Service: who owns a name, how a name is found by its account, and which one people say is theirs. Ben says he has Ana's. */
export async function nameAccounts(): Promise<readonly NameAccount[]> {
  const found: NameAccount[] = []
  for (const { name, owner } of solanaNames) {
    const label = name.replace(/\.sol$/, '')
    const at = await nameAccount(label, { parent: solanaPrograms.solEnding })
    const parts = [encoder.encode(address(solanaPrograms.solEnding)), encoder.encode(address(owner)), none]
    found.push({ at, program: names, data: joined(parts) })
    const text = new TextEncoder().encode(label)
    const reverse = await nameAccount(at, { kind: solanaPrograms.reverseClass })
    const length = Uint8Array.from([text.length, 0, 0, 0])
    found.push({
      at: reverse,
      program: names,
      data: joined([none, none, encoder.encode(address(solanaPrograms.reverseClass)), length, text]),
    })
  }
  const [first] = solanaNames
  const at = await nameAccount((first?.name ?? '').replace(/\.sol$/, ''), { parent: solanaPrograms.solEnding })
  for (const { address: owner } of [ana, ben]) {
    const seeds = [new TextEncoder().encode('favourite_domain'), encoder.encode(address(owner))]
    const [primary] = await getProgramDerivedAddress({ programAddress: address(primaryNames), seeds })
    found.push({ at: primary, program: primaryNames, data: joined([Uint8Array.of(1), encoder.encode(at)]) })
  }
  return found
}

async function nameAccount(name: string, { kind, parent }: { readonly kind?: string; readonly parent?: string }): Promise<Address> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`SPL Name Service${name}`)))
  const seeds = [hash, ...[kind, parent].map((each) => (each === undefined ? none : encoder.encode(address(each))))]
  const [at] = await getProgramDerivedAddress({ programAddress: address(names), seeds })
  return at
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}
