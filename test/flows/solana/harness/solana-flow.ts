import type { SolanaWallet } from '@billfold/test-wallets/solana'
import { expect, inject } from 'vitest'

import type { HostFlow } from '../../harness/host-flow.js'
import type { HostOptions } from '../../harness/use-host.js'
import type { FlowSolanaWallet } from '../../page/flow-page.js'

/** A wallet of the Wallet Standard with Ana's and Ben's accounts. */
export const puffin: FlowSolanaWallet = { name: 'Puffin' }

/** An app that does not pair, or says itself how. */
type OneHost = Omit<HostOptions, 'pairing'>

/** An app of the Solana family alone, or beside the other. */
export function solanaHost(wallets: readonly FlowSolanaWallet[] = [puffin], more: OneHost = {}): OneHost {
  return { wallets: [], hasNoEvm: true, solana: { url: inject('flows').solana, wallets }, ...more }
}

/** Both families. */
export function bothFamilies(wallets: readonly FlowSolanaWallet[] = [puffin], more: OneHost = {}): OneHost {
  return { solana: { url: inject('flows').solana, wallets }, ...more }
}

/** Opens the modal, chooses a wallet, says yes in its window, and waits until the app knows the account. */
export async function connectSolana(host: HostFlow, wallet = 'Puffin'): Promise<void> {
  await host.open()
  await host.choose(wallet)
  await host.approve(wallet)
  await host.page
    .locator('#account')
    .filter({ hasText: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ })
    .waitFor()
  await host.modal.waitFor({ state: 'detached' })
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

/** The app opens the modal for a family. */
export async function openFor(host: HostFlow, namespace: 'eip155' | 'solana'): Promise<void> {
  await host.page.evaluate((family) => void window.flow?.handles[0]?.open({ namespace: family }), namespace)
}

/** Throws switches of a Solana wallet. */
export async function setSolana(
  host: HostFlow,
  name: string,
  switches: Partial<Pick<SolanaWallet, 'answersTwice' | 'behavior' | 'delay'>>,
): Promise<void> {
  await host.page.evaluate(([which, changes]) => void Object.assign(window.flow?.solanaWallets[which] ?? {}, changes), [
    name,
    switches,
  ] as const)
}

/** Requests to a Solana wallet. */
export function solanaWallet(host: HostFlow, name = 'Puffin'): Promise<{ readonly methods: readonly string[]; readonly prompts: number }> {
  return host.page.evaluate((which) => {
    const { requests = [], prompts = 0 } = window.flow?.solanaWallets[which] ?? {}
    return { methods: requests.map(({ method }) => method), prompts }
  }, name)
}

/** The account of a family, as the app reads it. */
export function accountOf(host: HostFlow, namespace: 'eip155' | 'solana'): Promise<string | undefined> {
  return host.page.evaluate((family) => window.flow?.handles[0]?.getSnapshot().families[family]?.account.address, namespace)
}

/** The families whose wallets are connected. */
export async function connectedFamilies(host: HostFlow): Promise<readonly string[]> {
  return (await host.snapshot()).connections.map(({ namespace }) => namespace).toSorted()
}
