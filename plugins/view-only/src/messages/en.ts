/** The words of watching addresses. */
export const en = {
  title: 'Watch an address',
  lead: 'See what any address holds and did. Nothing can be signed with it.',
  entry: 'Address or link',
  hint: 'Of any network of this app',
  watch: 'Watch',
  looking: 'Looking…',
  unknown: 'No network of this app knows this address',
  failed: 'The address could not be looked up. Try again.',
  watched: 'Watched before',
  forget: 'Forget {address}',
} as const
