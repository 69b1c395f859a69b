import { createPrivateKey, sign as signEdwards } from 'node:crypto'
import { ana } from '@billfold/local-chains/solana/seed'
import { privateKeyToAccount } from 'viem/accounts'

/** Somebody with a key, who signs texts as wallets do. */
export interface Signer {
  readonly name: string
  readonly chainId: string
  readonly address: string
  sign(text: string): Promise<string>
}

export const ada: Signer = evmSigner('Ada on EVM', '44')
export const bob: Signer = evmSigner('Bob on EVM', '45')
export const solanaAna: Signer = {
  ...{ name: 'Ana on Solana', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address: ana.address },
  sign: async (text) => base58(signEdwards(null, Buffer.from(text), edwardsKey(ana.seed))),
}

function evmSigner(name: string, byte: string): Signer {
  const account = privateKeyToAccount(`0x${byte.repeat(32)}`)
  return { name, chainId: 'eip155:1', address: account.address, sign: (message) => account.signMessage({ message }) }
}

function edwardsKey(seed: string) {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(seed, 'hex')])
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as wallets of Solana write them. */
function base58(bytes: Uint8Array): string {
  let left = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; left > 0n; left /= 58n) text = `${digits[Number(left % 58n)]}${text}`
  return `${'1'.repeat(bytes.findIndex((byte) => byte !== 0))}${text}`
}
