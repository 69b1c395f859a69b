import { parseUnits } from '@billfold/kernel/amounts'

/** The amount in the smallest unit; undefined for what is no amount above 0, whoever wrote it. */
export function readAmount(text: unknown, decimals: number): bigint | undefined {
  if (typeof text !== 'string' || !/^\d{1,30}(\.\d{1,30})?$/.test(text)) return undefined
  const fraction = text.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (fraction.length > decimals) return undefined
  const units = parseUnits(text, decimals)
  return units === undefined || units <= 0n ? undefined : units
}

/** An amount as the service takes it: without zeros that say nothing. */
export function plainAmount(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  const rest = fraction.replace(/0+$/, '')
  const digits = whole.replace(/^0+(?=\d)/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}
