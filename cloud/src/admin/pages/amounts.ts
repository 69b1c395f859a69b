const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A number for people: 12,345. */
export function amountText(amount: number): string {
  return whole.format(amount)
}

/** A number of bytes for people: 1.2 MB. */
export function bytesText(bytes: number): string {
  const step = bytes < 1_000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: step === 0 ? 0 : 1 }).format(bytes / 1_000 ** step)} ${units[step]}`
}
