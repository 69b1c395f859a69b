import { Cl, ClarityType, type ClarityValue } from '@stacks/transactions'
import { objectOf } from '@billfold/kernel/validation'
import { string } from 'valibot'
import type { NameSource } from '../resolvers/name-source.js'
import { type ChainReaderNeeds, chainReader } from './chain-reader.js'

/** Where the contract of names (BNS-V2) stands. */
const mainnet = 'SP2QEZ06AGJ3RKJPBV14SY1V5BBFNAW33D96YPGZF'
const elsewhere = 'ST2QEZ06AGJ3RKJPBV14SY1V5BBFNAW33D9SZJQ0M'

/** Makes the source of names that Stacks knows (BNS). An owner may let a name run out: it is good for showing an account, not for paying there. */
export function stacksNames(needs: ChainReaderNeeds): NameSource {
  const reader = chainReader({ namespace: 'stacks', isRest: true }, needs)
  const read = async (name: string, ...args: readonly ClarityValue[]): Promise<ClarityValue | undefined> => {
    const network = needs.families.find('stacks')?.network
    const owner = network?.caipNetworkId === 'stacks:1' ? mainnet : elsewhere
    const params = { sender: owner, arguments: args.map((arg) => `0x${Cl.serialize(arg).replace(/^0x/, '')}`) }
    const said = await reader.ask({
      method: `POST v2/contracts/call-read/${owner}/BNS-V2/${name}`,
      params,
      schema: objectOf({ result: string() }),
    })
    return said === undefined ? undefined : inside(Cl.deserialize(said.result))
  }
  return {
    id: 'stacks',
    normalize: (name) => (/^[a-z0-9_-]{1,48}\.[a-z0-9_-]{1,20}$/.test(name.toLowerCase()) ? name.toLowerCase() : undefined),
    resolve: async (name) => {
      const [label = '', ending = ''] = name.split('.')
      const owner = await read('get-owner-name', Cl.bufferFromUtf8(label), Cl.bufferFromUtf8(ending))
      return owner?.type === ClarityType.PrincipalStandard ? owner.value : undefined
    },
    reverse: async (address) => {
      const id = await read('get-primary-name', Cl.principal(address))
      const found = id?.type === ClarityType.UInt ? await read('get-bns-from-id', id) : id
      if (found?.type !== ClarityType.Tuple) return undefined
      const [label, ending] = [textOf(found.value['name']), textOf(found.value['namespace'])]
      return label === undefined || ending === undefined ? undefined : `${label}.${ending}`
    },
  }
}

/** What stands in an answer that is there; undefined for one that is not. */
function inside(value: ClarityValue): ClarityValue | undefined {
  if (value.type === ClarityType.ResponseOk || value.type === ClarityType.OptionalSome) return inside(value.value)
  return value.type === ClarityType.OptionalNone || value.type === ClarityType.ResponseErr ? undefined : value
}

function textOf(value: ClarityValue | undefined): string | undefined {
  if (value?.type !== ClarityType.Buffer) return undefined
  const bytes = value.value.match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)))
}
