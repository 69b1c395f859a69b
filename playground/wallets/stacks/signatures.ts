import { hashMessage, hashSha256Sync } from '@stacks/encryption'
import {
  Cl,
  TransactionSigner,
  deserializeTransaction,
  encodeStructuredDataBytes,
  privateKeyToPublic,
  publicKeyToHex,
  signMessageHashRsv,
} from '@stacks/transactions'

/** The public key of a secret one, in hex. */
export function publicKeyOf(secret: string): string {
  return publicKeyToHex(privateKeyToPublic(secret))
}

/** Signs a text as wallets do. */
export function signText(text: string, secret: string): string {
  return signHash(hashMessage(text), secret)
}

/** Signs Clarity values in hex (SIP-018). */
export function signStructured(data: { readonly message: string; readonly domain: string }, secret: string): string {
  const [message, domain] = [Cl.deserialize(data.message), Cl.deserialize(data.domain)]
  return signHash(hashSha256Sync(encodeStructuredDataBytes({ message, domain })), secret)
}

/** Signs a transaction in hex. */
export function signTransaction(hex: string, secret: string): { readonly transaction: string; readonly txid: string } {
  const transaction = deserializeTransaction(hex)
  new TransactionSigner(transaction).signOrigin(secret)
  return { transaction: transaction.serialize(), txid: transaction.txid() }
}

function signHash(hash: Uint8Array, privateKey: string): string {
  const messageHash = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return signMessageHashRsv({ messageHash, privateKey })
}
