/** True for an id of a list of wallets: connectors without an entry there are remembered by ids of another kind. */
export function isListId(id: string): boolean {
  return /^[0-9a-f]{64}$/.test(id)
}
