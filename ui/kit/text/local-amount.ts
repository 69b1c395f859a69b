import { numberText } from './number-text.js'

/** As many as every engine writes. */
const mostDecimals = 20

/** An amount as failures carry it, `1.5 SUI`, in the digits and separators of the locale. */
export function localAmount(written: string, locale: string): string {
  const [number = '', ...unit] = written.split(' ')
  return [numberText(number, { locale, decimals: mostDecimals }) ?? number, ...unit].join('\u00a0')
}
