import { fieldOf, readBytes, readEncoded } from '@billfold/kernel/family'
import { base64 } from '@scure/base'
import type { DirectDocument } from '../contract.js'
import type { SignMode } from './sign-mode.js'

/** Transactions as bytes. */
export const direct: SignMode<DirectDocument> = {
  method: 'signDirect',
  read(given, chainId) {
    const accountNumber = String(fieldOf(given, 'accountNumber'))
    const isOfChain = fieldOf(given, 'chainId') === chainId && /^\d{1,20}$/.test(accountNumber)
    return isOfChain ? withParts(given, { chainId, accountNumber: BigInt(accountNumber) }) : undefined
  },
  paired: ({ bodyBytes, authInfoBytes, chainId, accountNumber }) => ({
    ...{ chainId, accountNumber: String(accountNumber) },
    ...{ bodyBytes: base64.encode(bodyBytes), authInfoBytes: base64.encode(authInfoBytes) },
  }),
  readSigned: withParts,
  bytes: (document, { SignDoc }) => SignDoc.encode(document).finish(),
  content: ({ bodyBytes }) => base64.encode(bodyBytes),
}

/** Reads the parts of a document: handed over as bytes, or in base 64 by wallets on phones. */
function withParts(
  said: unknown,
  { chainId, accountNumber }: Pick<DirectDocument, 'chainId' | 'accountNumber'>,
): DirectDocument | undefined {
  const [bodyBytes, authInfoBytes] = ['bodyBytes', 'authInfoBytes'].map((name) => readPart(fieldOf(said, name)))
  return bodyBytes && authInfoBytes && { bodyBytes, authInfoBytes, chainId, accountNumber }
}

function readPart(said: unknown): Uint8Array | undefined {
  return typeof said === 'string' ? readEncoded(said, base64.decode) : readBytes(said)
}
