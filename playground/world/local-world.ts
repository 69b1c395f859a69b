/** Where each chain is read, by the CAIP-2 id of its network. */
export type LocalNodes = Readonly<Record<string, string>>

/** Where chains and cloud are, as the page of `npm start` is told. */
export interface LocalWorld {
  readonly nodes: LocalNodes
  readonly cloud: string
  /** Where phones are met. */
  readonly relay: string
  /** The page that holds the keys of who logs in. */
  readonly secureSite?: string | undefined
  /** The exchange that one can pay from. */
  readonly exchange?: string | undefined
  /** Service that finds ways to swap. */
  readonly swapAggregator?: string | undefined
  /** Who sells coins for test cards. */
  readonly cardSeller?: string | undefined
  /** The page where the mails of the cloud are read. */
  readonly mailbox?: string | undefined
}

/** The world around this page, as `tellWorld` says it; undefined in a page that was built for no world. */
export function localWorld(): LocalWorld | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name="billfold-world"]')?.content
  return told === undefined ? undefined : (JSON.parse(told) as LocalWorld)
}
