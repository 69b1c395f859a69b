export { decimalText } from './decimal-text.js'
export {
  type LocaleAmountOptions,
  formatBalance,
  formatForLocale,
  formatMoney,
  formatTokenAmount,
  shownDecimals,
  unknownMoney,
  usablePrice,
} from './display.js'
export { formatUnits, isDecimals, mostDecimals, parseUnits } from './units.js'
export { unitsFor, worthOf } from './worth.js'
