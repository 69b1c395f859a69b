import type { Network } from '@billfold/kernel'

/** Wishes of somebody who asks for money by a link, as shops and wallets write it (BIP-21, EIP-681, Solana Pay). */
export interface PaymentLink {
  /** An address, or a name. */
  readonly to: string
  /** The contract or mint of what is to be paid with; absent, it is the network's own coin. */
  readonly token?: string | undefined
  /** In whole tokens, as plain digits. */
  readonly amount?: string | undefined
  /** The same in the smallest unit, where the link counts in that. */
  readonly units?: bigint | undefined
  readonly memo?: string | undefined
}

export interface PaymentPlace {
  readonly network: Pick<Network, 'id'>
  isAddress(text: string): boolean
  /** True for a name that somebody can be asked about. */
  isName(text: string): boolean
}

/** A scheme, who is paid or the token that moves, the network, the token's function, and the rest. */
const shape = /^[a-z][-+.a-z0-9]*:(?!\/\/)(?:pay-)?([^@/?#]+)(?:@([^/?#]+))?(?:\/([^?#]*))?(?:\?([^#]*))?$/i

/** Takes a payment link apart. Undefined for what is none, for another network, and for what must be understood and is not. */
export function readPaymentLink(text: string, { network, isAddress, isName }: PaymentPlace): PaymentLink | undefined {
  const [, target, networkId = String(network.id), call = '', query] = shape.exec(text.trim()) ?? []
  if (target === undefined || networkId !== String(network.id) || !['', 'transfer'].includes(call)) return undefined
  const asked = lowerCased(query)
  const isCall = call === 'transfer'
  const to = isCall ? asked.get('address') : target
  const token = isCall ? target : asked.get('spl-token')
  if (to === undefined || (!isAddress(to) && !isName(to)) || (token !== undefined && !isAddress(token))) return undefined
  if ([...asked.keys()].some((key) => key.startsWith('req-'))) return undefined
  const sum = isCall
    ? { units: unitsOf(asked.get('uint256')) }
    : { amount: amountOf(asked.get('amount')), units: unitsOf(asked.get('value')) }
  return { to, token, ...sum, memo: asked.get('memo') }
}

/** Codes for cameras are often written in capitals. */
function lowerCased(query: string | undefined): ReadonlyMap<string, string> {
  return new Map([...new URLSearchParams(query)].map(([key, value]) => [key.toLowerCase(), value]))
}

function amountOf(written = ''): string | undefined {
  return /^\d{1,40}(?:\.\d{1,40})?$/.test(written) ? written : undefined
}

/** In the smallest unit, as EIP-681 has it: `2.014e18`. */
function unitsOf(written = ''): bigint | undefined {
  const [, whole, part = '', power = '0'] = /^(\d{1,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/i.exec(written) ?? []
  const zeros = Number(power) - part.length
  return whole === undefined || zeros < 0 ? undefined : BigInt(whole + part) * 10n ** BigInt(zeros)
}
