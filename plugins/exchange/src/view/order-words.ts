import type { IconName } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import { numberText } from '@billfold/ui/kit'
import type { ExchangeOrder, OrderPhase, OrderSource } from '../contract.js'

/** The drawing that stands for a phase, and whether a screen reader says it at once. */
export const phaseLooks: Readonly<Record<OrderPhase, { readonly icon: IconName; readonly role: 'alert' | 'status' }>> = {
  opening: { icon: 'external', role: 'status' },
  open: { icon: 'external', role: 'status' },
  closed: { icon: 'help', role: 'status' },
  paid: { icon: 'clock', role: 'status' },
  silent: { icon: 'offline', role: 'alert' },
  unknown: { icon: 'help', role: 'alert' },
  sent: { icon: 'clock', role: 'status' },
  arrived: { icon: 'check', role: 'status' },
  less: { icon: 'warning', role: 'alert' },
  more: { icon: 'warning', role: 'alert' },
  missing: { icon: 'warning', role: 'alert' },
  unread: { icon: 'check', role: 'status' },
  failed: { icon: 'warning', role: 'alert' },
}

type Words =
  | OrderPhase
  | `${OrderPhase}Text`
  | 'approve'
  | 'approveText'
  | 'walletPaid'
  | 'walletSilent'
  | `wallet${'Unknown' | 'Paid' | 'Silent' | 'Less' | 'More' | 'Missing' | 'Failed'}Text`

/** Words for an order of the connected wallet, where those of an exchange are not true. */
const walletWords: Readonly<Partial<Record<OrderPhase, readonly [title: Words, text: Words]>>> = {
  opening: ['approve', 'approveText'],
  unknown: ['unknown', 'walletUnknownText'],
  paid: ['walletPaid', 'walletPaidText'],
  silent: ['walletSilent', 'walletSilentText'],
  less: ['less', 'walletLessText'],
  more: ['more', 'walletMoreText'],
  missing: ['missing', 'walletMissingText'],
  unread: ['unread', 'arrivedText'],
  failed: ['failed', 'walletFailedText'],
}

/** The keys of what is said of an order. */
export function orderWords({ payer }: ExchangeOrder, phase: OrderPhase, source: OrderSource): readonly [title: Words, text: Words] {
  const byWallet = payer === undefined ? undefined : walletWords[phase]
  // What the app is paid is no deposit.
  return byWallet ?? [phase === 'paid' && source === 'pay' ? 'walletPaid' : phase, `${phase}Text`]
}

/** The parts of the sentences about an order. */
export function orderValues(
  { exchange, amount, received, asset }: ExchangeOrder,
  locale: string,
): Readonly<Record<'exchange' | 'amount' | 'received', string>> {
  const { decimals, symbol } = asset.metadata
  const written = (digits: string): string => `${numberText(digits, { locale, decimals: Math.min(decimals, 8) }) ?? digits} ${symbol}`
  return { exchange: exchange.name, amount: written(amount), received: written(formatUnits(BigInt(received ?? '0'), decimals) ?? '0') }
}
