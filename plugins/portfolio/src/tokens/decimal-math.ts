import { decimalText } from '@billfold/kernel/amounts'

interface Decimal {
  readonly digits: bigint
  /** The number of digits behind the point. */
  readonly scale: number
}

const nothing: Decimal = { digits: 0n, scale: 0 }

/** Multiplies two amounts exactly. Undefined when one of them is none. */
export function multiply(left: string | number, right: string | number): string | undefined {
  const [a, b] = [read(left), read(right)]
  return a && b && write({ digits: a.digits * b.digits, scale: a.scale + b.scale })
}

/** Adds amounts up exactly; what is no amount counts nothing. */
export function sum(amounts: readonly string[]): string {
  let total = nothing
  for (const amount of amounts) total = add(total, read(amount) ?? nothing)
  return write(total)
}

function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale)
  return { digits: raised(left, scale) + raised(right, scale), scale }
}

function raised({ digits, scale }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - scale)
}

function read(amount: string | number): Decimal | undefined {
  const text = decimalText(amount)
  if (text === undefined) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

function write({ digits, scale }: Decimal): string {
  const text = digits.toString().padStart(scale + 1, '0')
  const fraction = text.slice(text.length - scale).replace(/0+$/, '')
  const whole = text.slice(0, text.length - scale)
  return scale === 0 || fraction === '' ? whole : `${whole}.${fraction}`
}
