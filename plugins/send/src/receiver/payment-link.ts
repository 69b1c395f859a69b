import type { Network } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'

/** Wishes of somebody who asks for money by a link, as shops and wallets write it (BIP-21, EIP-681, Solana Pay). */
export interface PaymentLink {
  readonly to: string
  /** Of the network's own coin, as plain digits. */
  readonly amount?: string | undefined
  readonly memo?: string | undefined
}

export interface PaymentPlace {
  readonly network: Pick<Network, 'id' | 'nativeCurrency'>
  isAddress(text: string): boolean
}

/** A scheme, who is paid or the token that moves, the network, the token's function, and the rest. */
const shape = /^[a-z][-+.a-z0-9]*:(?!\/\/)(?:pay-)?([^@/?#]+)(?:@([^/?#]+))?(?:\/([^?#]*))?(?:\?([^#]*))?$/i

/** Takes a payment link apart. Undefined for what is none, for another network, and for what must be understood and is not. */
export function readPaymentLink(text: string, { network, isAddress }: PaymentPlace): PaymentLink | undefined {
  const [, target, networkId = String(network.id), call = '', query] = shape.exec(text.trim()) ?? []
  if (target === undefined || networkId !== String(network.id) || !['', 'transfer'].includes(call)) return undefined
  const asked = lowerCased(query)
  const to = call === 'transfer' ? asked.get('address') : target
  if (to === undefined || !isAddress(to) || [...asked.keys()].some((key) => key.startsWith('req-'))) return undefined
  // An amount of a token: which one it is, the visitor chooses.
  const isOfToken = call !== '' || asked.has('spl-token')
  return { to, amount: isOfToken ? undefined : amountOf(asked, network), memo: asked.get('memo') }
}

/** Codes for cameras are often written in capitals. */
function lowerCased(query: string | undefined): ReadonlyMap<string, string> {
  return new Map([...new URLSearchParams(query)].map(([key, value]) => [key.toLowerCase(), value]))
}

/** In whole coins, or in the smallest unit as EIP-681 has it: `2.014e18`. */
function amountOf(asked: ReadonlyMap<string, string>, { nativeCurrency: { decimals } }: PaymentPlace['network']): string | undefined {
  const amount = asked.get('amount')
  if (amount !== undefined) return /^\d{1,40}(?:\.\d{1,40})?$/.test(amount) ? amount : undefined
  const [, whole, part = '', power = '0'] = /^(\d{1,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/i.exec(asked.get('value') ?? '') ?? []
  const zeros = Number(power) - part.length
  return whole === undefined || zeros < 0 ? undefined : formatUnits(BigInt(whole + part) * 10n ** BigInt(zeros), decimals)
}
