import type { Families } from '@billfold/kernel'

/** The accounts that a host sees: those of the wallet in use, the active one first. */
export function accountList(families: Pick<Families, 'find'>): readonly string[] {
  const session = families.find('eip155')?.session
  if (session === undefined) return []
  const active = session.account.address
  return [active, ...session.accounts.map(({ address }) => address).filter((address) => address !== active)]
}
