/** True for what can be the number of a token of the pallet Assets. */
export function isAssetId(id: number): boolean {
  return Number.isInteger(id) && id >= 0 && id < 2 ** 32
}

/** The number of a token by its address here; undefined for what is none. */
export function readAssetId(address: string): number | undefined {
  const id = /^\d{1,10}$/.test(address) ? Number(address) : NaN
  return isAssetId(id) ? id : undefined
}
