import { walletFailure } from '@billfold/kernel/family'
import type { Eip1193Request } from '../contract.js'
import { textToHex } from '../rpc/text-to-hex.js'
import { writeTypedData } from './typed-data.js'
import { type AskedSession, confirmSession, promptSession } from './wallet-call.js'

/** Bytes as hex. Contract accounts sign with more than 65 of them; nobody needs a megabyte. */
const signature = /^0x(?:[0-9a-fA-F]{2}){1,500000}$/

/** Lets the person sign a text. */
export async function signMessage(session: AskedSession, message: string): Promise<string> {
  await confirmSession(session, { network: false })
  return sign(session, 'personal_sign', [textToHex(message), session.account.address])
}

/** Lets the person sign EIP-712 data. */
export async function signTypedData(session: AskedSession, typedData: unknown): Promise<string> {
  const written = writeTypedData(typedData)
  await confirmSession(session, { network: true })
  return sign(session, 'eth_signTypedData_v4', [session.account.address, written])
}

/** Lets the person sign, and gives the signature once it is one. */
export async function sign(session: AskedSession, method: string, params: Eip1193Request['params']): Promise<string> {
  const said = await promptSession(session, { method, ...(params && { params }) })
  if (typeof said === 'string' && said.length < 1_000_003 && signature.test(said)) return said
  throw walletFailure('wallet/invalid-answer', { wallet: session.connector.name, method, needed: 'a signature' })
}
