import { Cl, ClarityType, type ClarityValue } from '@stacks/transactions'

import type { Ledger } from './ledger.js'
import { stacksName, stacksNames, stacksToken } from './seed.js'

/** What the contract of the token answers without being paid, by function. */
const answers: Readonly<Record<string, ClarityValue>> = {
  'get-name': Cl.stringAscii(stacksToken.name),
  'get-symbol': Cl.stringAscii(stacksToken.symbol),
  'get-decimals': Cl.uint(stacksToken.decimals),
}

/** What the contract of names answers. */
const nameAnswers: Readonly<Record<string, (args: readonly ClarityValue[]) => ClarityValue>> = {
  'get-primary-name': ([owner]) =>
    owner?.type === ClarityType.PrincipalStandard && stacksName.saidBy.includes(owner.value) ? Cl.some(Cl.uint(stacksName.id)) : Cl.none(),
  'get-bns-from-id': ([id]) =>
    id?.type === ClarityType.UInt && Number(id.value) === stacksName.id
      ? Cl.some(Cl.tuple({ name: Cl.bufferFromUtf8(stacksName.name), namespace: Cl.bufferFromUtf8(stacksName.namespace) }))
      : Cl.none(),
  'get-owner-name': (args) => {
    const [name, namespace] = [stacksName.name, stacksName.namespace].map((text) => Cl.serialize(Cl.bufferFromUtf8(text)))
    const isKnown = args[0] !== undefined && args[1] !== undefined && Cl.serialize(args[0]) === name && Cl.serialize(args[1]) === namespace
    return isKnown ? Cl.ok(Cl.some(Cl.principal(stacksName.owner))) : Cl.error(Cl.uint(107))
  },
}

/** Answers a reading call of a contract, as a node does: there are those of names, of a token, and of pieces. */
export function readContract(ledger: Ledger, path: string, body: string): object {
  const [owner, contract, name = ''] = path.split('/').slice(4)
  const { arguments: given = [] } = JSON.parse(body) as { readonly arguments?: readonly string[] }
  if (owner === stacksNames && contract === 'BNS-V2') {
    const said = nameAnswers[name]?.(given.map((arg) => Cl.deserialize(arg)))
    return said === undefined ? missing : answered(said)
  }
  if (name === 'get-token-uri') return uriOf(ledger, `${owner}.${contract}`, given[0] ?? '')
  const found = owner === stacksToken.owner && contract === stacksToken.contract ? answers[name] : undefined
  return found === undefined ? missing : answered(Cl.ok(found))
}

function uriOf({ pieces }: Ledger, contract: string, value: string): object {
  const own = pieces.filter((piece) => piece.contract === contract && piece.uri !== undefined)
  if (own.length === 0) return missing
  const uri = own.find((piece) => piece.value === value)?.uri
  return answered(Cl.ok(uri === undefined ? Cl.none() : Cl.some(Cl.stringAscii(uri))))
}

const missing = { okay: false, cause: 'NoSuchContract' }

function answered(value: ClarityValue): object {
  return { okay: true, result: `0x${Cl.serialize(value).replace(/^0x/, '')}` }
}
