/** Contracts of BNS-V2, whose names have numbers: on Mainnet and on test networks. */
const numbered: ReadonlySet<string> = new Set([
  'SP2QEZ06AGJ3RKJPBV14SY1V5BBFNAW33D96YPGZF.BNS-V2',
  'ST2QEZ06AGJ3RKJPBV14SY1V5BBFNAW33D9SZJQ0M.BNS-V2',
])
/** Contracts of the first BNS, whose names are their own numbers. */
const written: ReadonlySet<string> = new Set(['SP000000000000000000002Q6VF78.bns', 'ST000000000000000000002AMW42H.bns'])

/** True for the contract that knows names by numbers. */
export function isNamesContract(contract: string): boolean {
  return numbered.has(contract)
}

/** True for the contract of old, whose pieces are names. */
export function isOldNamesContract(contract: string): boolean {
  return written.has(contract)
}
