/** The address of a token by what the index calls it: of the pallet Assets its number alone, as its chain and wallets know it. */
export function assetAddress(uniqueId: string): string {
  return uniqueId.replace(/^standard_assets\//, '')
}
