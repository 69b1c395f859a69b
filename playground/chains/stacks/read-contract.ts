import { Cl, type ClarityValue } from '@stacks/transactions'
import { stacksToken } from './seed.js'

/** What the contract of the token answers without being paid, by function. */
const answers: Readonly<Record<string, ClarityValue>> = {
  'get-name': Cl.stringAscii(stacksToken.name),
  'get-symbol': Cl.stringAscii(stacksToken.symbol),
  'get-decimals': Cl.uint(stacksToken.decimals),
}

/** Answers a reading call of a contract, as a node does: there is one contract. */
export function readContract(path: string): object {
  const [owner, contract, name = ''] = path.split('/').slice(4)
  const found = owner === stacksToken.owner && contract === stacksToken.contract ? answers[name] : undefined
  return found === undefined
    ? { okay: false, cause: 'NoSuchContract' }
    : { okay: true, result: `0x${Cl.serialize(Cl.ok(found)).replace(/^0x/, '')}` }
}
