import type { AnyTestWallet } from '../families/playground-family.js'
import { runningFamilies } from '../families/running-families.js'
import type { LocalNodes } from '../world/local-world.js'

/** A wallet of the page, and what its family is called. */
export interface FamilyWallet {
  readonly family: string
  readonly wallet: AnyTestWallet
}

/** Leaves the wallets of every family whose chain runs in the page. */
export async function createWallets(nodes: LocalNodes): Promise<readonly FamilyWallet[]> {
  return Promise.all(
    runningFamilies(nodes).flatMap((family) =>
      family.wallets.map(async (options) => ({ family: family.title, wallet: await family.createWallet(options, nodes) })),
    ),
  )
}
