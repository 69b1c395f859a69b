import { type OfflineAminoSigner, Secp256k1Wallet, type StdSignDoc } from '@cosmjs/amino'
import { DirectSecp256k1Wallet, type OfflineDirectSigner } from '@cosmjs/proto-signing'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { AuthInfo, type SignDoc, TxBody } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

import type { CosmosKey } from './cosmos-wallet.js'

/** The lines that a person reads before saying yes. */
export type Details = readonly (readonly [label: string, text: string])[]

const bytesOf = ({ secret }: CosmosKey): Uint8Array => Uint8Array.from(secret.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** Signs Amino with a key. */
export function aminoSigner(key: CosmosKey): Promise<OfflineAminoSigner> {
  return Secp256k1Wallet.fromKey(bytesOf(key), 'cosmos')
}

/** Signs bytes with a key. */
export function directSigner(key: CosmosKey): Promise<OfflineDirectSigner> {
  return DirectSecp256k1Wallet.fromKey(bytesOf(key), 'cosmos')
}

/** The public key of an account. */
export async function publicKeyOf(key: CosmosKey): Promise<Uint8Array> {
  const [account] = await (await directSigner(key)).getAccounts()
  return account?.pubkey ?? new Uint8Array()
}

/** The document of ADR-36 for a message. */
export function messageDocument(signer: string, message: string | Uint8Array): StdSignDoc {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const data = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  const msgs = [{ type: 'sign/MsgSignData', value: { signer, data } }]
  return { chain_id: '', account_number: '0', sequence: '0', fee: { gas: '0', amount: [] }, msgs, memo: '' }
}

/** The message in a document, where it is one of ADR-36. */
export function messageIn({ msgs }: StdSignDoc): string | undefined {
  const [message] = msgs
  if (message?.type !== 'sign/MsgSignData') return undefined
  return new TextDecoder().decode(
    Uint8Array.from(atob(String((message.value as { readonly data?: string }).data)), (letter) => letter.codePointAt(0) ?? 0),
  )
}

interface Coin {
  readonly denom: string
  readonly amount: string
}

const written = (coins: readonly Coin[] = []): string => coins.map(({ amount, denom }) => `${amount} ${denom}`).join(', ')

export function directDetails({ bodyBytes, authInfoBytes }: SignDoc): Details {
  const [{ messages, memo }, { fee }] = [TxBody.decode(bodyBytes), AuthInfo.decode(authInfoBytes)]
  const moved = messages.flatMap(({ typeUrl, value }): Details => {
    if (typeUrl !== '/cosmos.bank.v1beta1.MsgSend') return [['Does', typeUrl]]
    const { toAddress, amount } = MsgSend.decode(value)
    return [
      ['Amount', written(amount)],
      ['To', toAddress],
    ]
  })
  return [...moved, ['Fee', written(fee?.amount)], ['Memo', memo]]
}

export function aminoDetails({ msgs, fee, memo }: StdSignDoc): Details {
  const moved = msgs.flatMap(({ type, value }): Details => {
    const { to_address: to, amount } = value as { readonly to_address?: string; readonly amount?: readonly Coin[] }
    return type === 'cosmos-sdk/MsgSend'
      ? [
          ['Amount', written(amount)],
          ['To', String(to)],
        ]
      : [['Does', type]]
  })
  return [...moved, ['Fee', written(fee.amount)], ['Memo', memo]]
}

/** The same transaction with another memo. */
export function changedBytes(document: SignDoc): SignDoc {
  const body = TxBody.decode(document.bodyBytes)
  return { ...document, bodyBytes: TxBody.encode({ ...body, memo: 'changed' }).finish() }
}
