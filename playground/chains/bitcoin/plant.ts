import { hex } from '@scure/base'
import { Transaction, p2wpkh } from '@scure/btc-signer'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import type { BitcoinNode } from './node.js'
import { regtest, scriptOf } from './scripts.js'
import { collectibleCoins, gro, hauk, spendableCoins } from './seed.js'

/** The key that mines here, and gives everybody their first coins. */
const minterSecret = new Uint8Array(32).fill(0x7a)
const minter = p2wpkh(secp256k1.getPublicKey(minterSecret), regtest)

/** Witnesses count from the third period of 144 blocks on, as on every regtest of that time. */
const blocksBeforeWitnesses = 432
/** A miner may spend what a block gave after so many more. */
const maturity = 100
const blockReward = 5_000_000_000n
const fee = 1_000n
const day = 86_400

type Payment = readonly (readonly [address: string, satoshis: number])[]

/** The past, a day for each: everything comes from the minter, and Gro has paid Hauk once. */
const past: readonly Payment[] = [
  [
    [gro.address, spendableCoins[0] ?? 0],
    [gro.ordinals, collectibleCoins.inscription],
    [gro.ordinals, collectibleCoins.rune],
  ],
  [
    [gro.address, spendableCoins[1] ?? 0],
    [gro.address, collectibleCoins.rune],
    [hauk.address, 10_000_000],
  ],
  [[gro.address, (spendableCoins[2] ?? 0) + 300_000]],
]

/** Mines until payments with witnesses count, and makes the past. */
export async function plant(node: BitcoinNode): Promise<void> {
  const now = Math.floor(Date.now() / 1_000)
  const start = now - (past.length + 2) * day
  const first = start - blocksBeforeWitnesses - maturity
  for (let count = 0; node.height < blocksBeforeWitnesses; count += 1) await node.mine(minter.script, first + count)
  for (const [index, payment] of past.entries()) {
    await node.take(await coinbasePayment(node, index + 1, payment))
    await node.mine(minter.script, start + index * day)
  }
  await node.take(await groPaysHauk(node))
  await node.mine(minter.script, start + past.length * day)
}

/** Mines a block for nobody in particular, with everything that waits. */
export async function mineBlock(node: BitcoinNode): Promise<void> {
  await node.mine(minter.script)
}

async function coinbasePayment(node: BitcoinNode, height: number, payment: Payment): Promise<Uint8Array> {
  const coin = (await node.coins(minter.script)).find((each) => each.height === height)
  if (coin === undefined) throw new Error(`The block ${height} gave the minter nothing`)
  const left = blockReward - payment.reduce((all, [, satoshis]) => all + BigInt(satoshis), 0n) - fee
  return spend(coin, minter.script, [...payment, [minter.address ?? '', Number(left)]], minterSecret)
}

async function groPaysHauk(node: BitcoinNode): Promise<Uint8Array> {
  const script = scriptOf(gro.address) ?? new Uint8Array()
  const value = (spendableCoins[2] ?? 0) + 300_000
  const coin = (await node.coins(script)).find((each) => each.value === value)
  if (coin === undefined) throw new Error('Gro has nothing to pay with')
  const payment: Payment = [
    [hauk.address, 300_000 - Number(fee)],
    [gro.address, spendableCoins[2] ?? 0],
  ]
  return spend(coin, script, payment, hex.decode(gro.secret))
}

function spend(
  { txid, vout: index, value }: { readonly txid: string; readonly vout: number; readonly value: number },
  script: Uint8Array,
  outputs: Payment,
  secret: Uint8Array,
): Uint8Array {
  const transaction = new Transaction()
  transaction.addInput({ txid, index, witnessUtxo: { script, amount: BigInt(value) } })
  for (const [address, satoshis] of outputs) transaction.addOutputAddress(address, BigInt(satoshis), regtest)
  transaction.sign(secret)
  transaction.finalize()
  return transaction.extract()
}
