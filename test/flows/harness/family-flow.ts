import type { ChainNamespace } from '@billfold/kernel'

import type { FamilyFlowWallet } from '../page/flow-page.js'
import type { HostFlow } from './host-flow.js'
import type { HostOptions } from './use-host.js'

/** An app that does not pair, or says itself how. */
type OneHost = Omit<HostOptions, 'pairing'>

/** An app of one family alone, which is not EVM. */
export function familyHost(namespace: ChainNamespace, wallets: readonly FamilyFlowWallet[], more: OneHost = {}): OneHost {
  return { wallets: [], hasNoEvm: true, families: { [namespace]: wallets }, ...more }
}

/** An app of EVM and another family. */
export function besideEvm(namespace: ChainNamespace, wallets: readonly FamilyFlowWallet[], more: OneHost = {}): OneHost {
  return { families: { [namespace]: wallets }, ...more }
}

/** Opens the modal, chooses a wallet, says yes in its window, and waits until the app knows the account. */
export async function connectFamily(host: HostFlow, wallet: string): Promise<void> {
  await host.open()
  await host.choose(wallet)
  await host.approve(wallet)
  await host.page
    .locator('#account')
    .filter({ hasText: /\w{20,}/ })
    .waitFor()
  await host.modal.waitFor({ state: 'detached' })
}

/** The app opens the modal for a family. */
export async function openFor(host: HostFlow, namespace: ChainNamespace): Promise<void> {
  await host.page.evaluate((family) => void window.flow?.handles[0]?.open({ namespace: family }), namespace)
}

/** A wallet of a family beside EVM. */
export interface NamedWallet {
  readonly namespace: ChainNamespace
  readonly name: string
}

/** Throws switches of a wallet. */
export async function setWallet(
  host: HostFlow,
  { namespace, name }: NamedWallet,
  switches: Partial<Pick<FamilyFlowWallet, 'answersTwice' | 'behavior' | 'delay'>>,
): Promise<void> {
  await host.page.evaluate(([family, which, changes]) => void Object.assign(window.flow?.familyWallets[family]?.[which] ?? {}, changes), [
    namespace,
    name,
    switches,
  ] as const)
}

/** Requests to a wallet. */
export function askedOf(
  host: HostFlow,
  { namespace, name }: NamedWallet,
): Promise<{ readonly methods: readonly string[]; readonly prompts: number }> {
  return host.page.evaluate(
    ([family, which]) => {
      const { requests = [], prompts = 0 } = window.flow?.familyWallets[family]?.[which] ?? {}
      return { methods: requests.map(({ method }) => method), prompts }
    },
    [namespace, name] as const,
  )
}

/** The account of a family, as the app reads it. */
export function accountOf(host: HostFlow, namespace: ChainNamespace): Promise<string | undefined> {
  return host.page.evaluate((family) => window.flow?.handles[0]?.getSnapshot().families[family]?.account.address, namespace)
}

/** The families whose wallets are connected. */
export async function connectedFamilies(host: HostFlow): Promise<readonly string[]> {
  return (await host.snapshot()).connections.map(({ namespace }) => namespace).toSorted()
}

/** Transfer: the asset, the amount, and the recipient. */
export interface FlowTransfer {
  readonly to: string
  /** In the smallest unit. */
  readonly amount: string
  readonly tokenAddress?: string
}

/** Moves something by the family's transfer; the name of the transaction, or what went wrong. */
export function transfer(
  host: HostFlow,
  namespace: ChainNamespace,
  request: FlowTransfer,
): Promise<{ readonly transaction?: string; readonly message?: string }> {
  return host.page.evaluate(
    async ([family, { amount, ...rest }]) => {
      const { transfer: move } = await (window.flow?.actions() ?? Promise.reject(new Error('no page')))
      const [handle] = window.flow?.handles ?? []
      if (handle === undefined) throw new Error('no handle')
      try {
        return { transaction: await move(handle, family, { ...rest, amount: BigInt(amount) }) }
      } catch (error) {
        return { message: (error as Error).message }
      }
    },
    [namespace, request] as const,
  )
}

/** Signs a text by the family's adapter. */
export function signMessage(host: HostFlow, namespace: ChainNamespace, text: string): Promise<unknown> {
  return host.page.evaluate(
    async ([family, message]) => {
      const actions = await window.flow?.actions()
      const [handle] = window.flow?.handles ?? []
      return handle && actions?.signMessage(handle, family, message)
    },
    [namespace, text] as const,
  )
}
