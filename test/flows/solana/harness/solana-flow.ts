import { expect } from 'vitest'

import { accountOf, besideEvm, connectFamily, familyHost, openFor } from '../../harness/family-flow.js'
import type { HostFlow } from '../../harness/host-flow.js'
import type { FamilyFlowWallet } from '../../page/flow-page.js'

/** A wallet of the Wallet Standard with Ana's and Ben's accounts. */
export const puffin: FamilyFlowWallet = { name: 'Puffin' }

type OneHost = ReturnType<typeof familyHost>

/** An app of the Solana family alone. */
export function solanaHost(wallets: readonly FamilyFlowWallet[] = [puffin], more: OneHost = {}): OneHost {
  return familyHost('solana', wallets, more)
}

/** Both families. */
export function bothFamilies(wallets: readonly FamilyFlowWallet[] = [puffin], more: OneHost = {}): OneHost {
  return besideEvm('solana', wallets, more)
}

/** Connects Puffin. */
export function connectSolana(host: HostFlow): Promise<void> {
  return connectFamily(host, 'Puffin')
}

/** An app with a wallet of each family connected: Tern's, and Puffin's in front. */
export async function connectBoth(host: HostFlow): Promise<void> {
  await host.connect('Tern')
  await openFor(host, 'solana')
  await host.choose('Puffin')
  await host.approve('Puffin')
  await expect.poll(() => accountOf(host, 'solana')).toBeDefined()
  await host.modal.waitFor({ state: 'detached' })
}
