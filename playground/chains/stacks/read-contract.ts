import { Cl, ClarityType, type ClarityValue } from '@stacks/transactions'
import { stacksName, stacksToken } from './seed.js'

/** What the contract of the token answers without being paid, by function. */
const answers: Readonly<Record<string, ClarityValue>> = {
  'get-name': Cl.stringAscii(stacksToken.name),
  'get-symbol': Cl.stringAscii(stacksToken.symbol),
  'get-decimals': Cl.uint(stacksToken.decimals),
}

/** Where the contract of names stands on test networks. */
const namesOwner = 'ST2QEZ06AGJ3RKJPBV14SY1V5BBFNAW33D9SZJQ0M'

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

/** Answers a reading call of a contract, as a node does: there are two contracts. */
export function readContract(path: string, body: string): object {
  const [owner, contract, name = ''] = path.split('/').slice(4)
  if (owner === namesOwner && contract === 'BNS-V2') {
    const { arguments: given = [] } = JSON.parse(body) as { readonly arguments?: readonly string[] }
    const said = nameAnswers[name]?.(given.map((arg) => Cl.deserialize(arg)))
    return said === undefined ? missing : answered(said)
  }
  const found = owner === stacksToken.owner && contract === stacksToken.contract ? answers[name] : undefined
  return found === undefined ? missing : answered(Cl.ok(found))
}

const missing = { okay: false, cause: 'NoSuchContract' }

function answered(value: ClarityValue): object {
  return { okay: true, result: `0x${Cl.serialize(value).replace(/^0x/, '')}` }
}
