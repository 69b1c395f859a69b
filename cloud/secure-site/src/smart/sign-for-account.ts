import { type Hex, concatHex, encodeAbiParameters, encodeFunctionData, hashTypedData, parseAbi } from 'viem'
import { signatureOf } from '../evm/sign-digest.js'
import { numberOf } from '../rpc/chain.js'
import type { OperationNeeds } from './draft-operation.js'

const factoryAbi = parseAbi(['function createAccount(address owner) returns (address)'])
/** What stands at the end of a signature for an account that is not there yet (ERC-6492). */
const ending: Hex = '0x6492649264926492649264926492649264926492649264926492649264926492'

/**
 * Signs a digest such that the account vouches for it (ERC-1271). A separate account has the digest signed together with its own address, so that
 * the signature is none of another account of the key; while it is not there, the signature says how it is made.
 */
export async function signForAccount(digest: Hex, privateKey: Uint8Array, { account, chain, nodes }: OperationNeeds): Promise<Hex> {
  const { network, owner } = account
  const address = account.address as Hex
  if (network.kind === 'upgrade') return signatureOf(privateKey, digest)
  const signature = await signatureOf(
    privateKey,
    hashTypedData({
      domain: { name: 'Account', version: '1', chainId: numberOf(chain), verifyingContract: address },
      types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
      primaryType: 'AccountMessage',
      message: { hash: digest },
    }),
  )
  if ((await nodes.ask(chain, 'eth_getCode', [address, 'latest'])) !== '0x') return signature
  const made = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args: [owner as Hex] })
  const wrapped = encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
    [network.factory ?? '0x', made, signature],
  )
  return concatHex([wrapped, ending])
}
