/** The kit's own few words. Everything else comes from whoever uses it. */
export const en = {
  amountMax: 'Max',
  clear: 'Clear',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Could not copy',
  covered: 'Something covers this button. Move it away to go on.',
  dragToClose: 'Close this sheet',
  loadMore: 'Load more',
  loading: 'Loading',
  notAmount: 'Enter a number, such as {example}.',
  tooManyDecimals: { one: 'At most # decimal place.', other: 'At most # decimal places.' },
  unknownAmount: 'Unknown amount',
} as const
