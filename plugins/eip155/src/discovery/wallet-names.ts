import { contradictsItself } from './doubt.js'
import type { Announcement } from './announcement.js'

/** How a wallet is listed, beside those that are there. */
export interface ListedAs {
  /** What is stored of a connection: the rdns, and never the uuid, which changes with each load. */
  readonly id: string
  readonly name: string
  readonly doubt: 'same-id' | 'unverified' | undefined
  /** Without a click only the first wallet of an id is connected, and only when nothing speaks against it. */
  readonly mayRestore: boolean
}

/** What is there already. */
export interface Neighbours {
  /** How many wallets gave the same rdns before. */
  readonly sameId: number
  /** True when a name is used in the list. */
  isTaken(name: string): boolean
}

/** Decides how a wallet is listed, so that two that look the same can be told apart. */
export function listedAs({ rdns, name }: Pick<Announcement, 'rdns' | 'name'>, { sameId, isTaken }: Neighbours): ListedAs {
  const isUnverified = contradictsItself({ rdns, name })
  const isFirst = sameId === 0 && !isUnverified
  return {
    id: isFirst ? rdns : `${rdns}#${sameId + 1}`,
    name: nameOf({ rdns, name, isUnverified }, isTaken),
    doubt: sameId > 0 ? 'same-id' : isUnverified ? 'unverified' : undefined,
    mayRestore: isFirst,
  }
}

interface Named {
  readonly rdns: string
  readonly name: string
  readonly isUnverified: boolean
}

/** A list shows each name once: whoever comes second, or uses the name of another, shows its id beside it. */
function nameOf({ rdns, name, isUnverified }: Named, isTaken: (name: string) => boolean): string {
  if (!isUnverified && !isTaken(name)) return name
  const told = `${name} (${rdns})`
  let shown = told
  for (let count = 2; isTaken(shown); count += 1) shown = `${told} ${count}`
  return shown
}
