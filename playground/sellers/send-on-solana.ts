import {
  address,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { parseUnits } from 'viem'

import type { CoinTransfer } from './coin-sender.js'

/** The seller's key. Everybody knows it: it is of use on this machine only. */
const seed = Uint8Array.from({ length: 32 }, () => 0x5e)
const systemProgram = address('11111111111111111111111111111111')
/** What the account keeps, so that it stays. */
const rest = 1_000_000_000n
/** Gifts of one amount are one transaction to the chain, which takes it once: each is a little more. */
let gifts = 0n

/** Sends the coin of a Solana chain, and waits until the chain has it. The account is given as much as it needs. */
export async function sendOnSolana(url: string, { asset, to, amount }: CoinTransfer): Promise<string> {
  if (!asset.endsWith('/slip44:501')) throw new Error(`${asset} is not sold here`)
  const units = parseUnits(amount, 9)
  const signer = await createKeyPairSignerFromPrivateKeyBytes(seed)
  gifts += 1n
  await give(url, signer.address, units + rest + gifts)
  const rpc = createSolanaRpc(url)
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const instruction = {
    programAddress: systemProgram,
    accounts: [
      { address: signer.address, role: 3, signer },
      { address: address(to), role: 1 },
    ],
    data: transferOf(units),
  }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayerSigner(signer, made),
    (made) => appendTransactionMessageInstruction(instruction, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(lifetime, made),
  )
  const signed = await signTransactionMessageWithSigners(message)
  await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
  const signature = getSignatureFromTransaction(signed)
  const { value } = await rpc.getSignatureStatuses([signature]).send()
  if (value[0] === null || value[0] === undefined || value[0].err !== null) throw new Error(`The chain refused ${signature}`)
  return signature
}

/** The third instruction of the system program: so much to the other account. */
function transferOf(units: bigint): Uint8Array {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, units, true)
  return data
}

async function give(url: string, account: string, units: bigint): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [account, Number(units)] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error } = (await response.json()) as { readonly error?: { readonly message: string } }
  if (error !== undefined) throw new Error(`The chain gave nothing: ${error.message}`)
}
