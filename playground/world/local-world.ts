/** Where chains and cloud are, as the page of `npm start` is told. */
export interface LocalWorld {
  /** Where each chain is read, by its id. */
  readonly chains: Readonly<Record<number, string>>
  /** Where the Solana chain is read. */
  readonly solana: string
  readonly cloud: string
  /** Where phones are met. */
  readonly relay: string
}

/** The world around this page; undefined in a page that was built and has none. */
export function localWorld(): LocalWorld | undefined {
  const told: unknown = import.meta.env['VITE_WORLD']
  return typeof told === 'string' ? (JSON.parse(told) as LocalWorld) : undefined
}
