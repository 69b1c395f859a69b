import type { Descriptor } from '@billfold/clear-signing/contract'
import type { ChainNamespace } from '@billfold/kernel'
import type { NamesOptions } from '@billfold/names'
import type { SiwxOptions } from '@billfold/siwx'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import type { ManualPairing, WalletConnectOptions } from '@billfold/walletconnect/contract'
import type { Billfold, BillfoldOptions } from '@billfold/ui'

import type { EvmFamilyWallet } from '../../../playground/families/evm.js'
import type { AnyTestWallet } from '../../../playground/families/playground-family.js'

/** A wallet of the page. What is absent is as usual: only the first chain is known, Alice's and Brook's keys. */
export type FlowWallet = EvmFamilyWallet

/** A wallet of another family: its name, and what is not as usual, such as can be written as JSON. */
export interface FamilyFlowWallet extends Partial<Pick<AnyTestWallet, 'answersTwice' | 'behavior' | 'delay'>> {
  readonly name: string
  readonly [option: string]: unknown
}

/** Configuration of the page, set before its scripts run. */
export interface FlowConfig {
  /** Node of each network, by its CAIP-2 id. */
  readonly nodes: Readonly<Record<string, string>>
  /** Address of the cloud; absent for an app that names no endpoint. */
  readonly cloud?: string
  readonly wallets: readonly FlowWallet[]
  /** Relays; absent for an app that does not pair. */
  readonly pairing?: { readonly relays: readonly string[]; readonly options?: WalletConnectOptions }
  /** The page that holds keys; absent for an app that nobody logs in to. */
  readonly secureSite?: string
  /** An app that signs in: at its backend, or in the browser alone where none is named. */
  readonly signIn?: { readonly backend?: string; readonly options?: SiwxOptions }
  /** An app with names in place of addresses. */
  readonly names?: NamesOptions
  /** An app that asks for an address of e-mail, where its project says so. */
  readonly capturesEmail?: boolean
  /** An app that tells the cloud what happens in the modal, each thing at once. */
  readonly tellsAnalytics?: boolean
  /** Families of the app beside EVM, each with its wallets. */
  readonly families?: Readonly<Partial<Record<ChainNamespace, readonly FamilyFlowWallet[]>>>
  /** Who swaps; absent where the cloud does. */
  readonly aggregator?: string
  /** Descriptors of an app that has its requests put in words. */
  readonly descriptors?: readonly Descriptor[]
  /** An app that shows what it asks of wallets first. */
  readonly hasPreviews?: boolean
  /** An app without EVM networks. */
  readonly hasNoEvm?: boolean
  /** Further options of the handle, such as can be written as JSON. */
  readonly options?: Partial<BillfoldOptions>
  /** An app in which any address can be watched. */
  readonly watches?: boolean
  /** Who sells coins for test cards; absent for an app in which nothing is bought. */
  readonly cardSeller?: string
  /** Number of handles that the page makes. One, unless told otherwise. */
  readonly handles?: number
}

/** Objects of the page that tests use. */
export interface FlowPage {
  readonly config: FlowConfig
  readonly handles: readonly Billfold[]
  readonly wallets: Readonly<Record<string, EvmWallet>>
  /** The wallets of the other families, by namespace and name. */
  readonly familyWallets: Readonly<Partial<Record<ChainNamespace, Readonly<Record<string, AnyTestWallet>>>>>
  /** A wallet that comes late. */
  addWallet(wallet: FlowWallet): Promise<void>
  addFamilyWallet(namespace: ChainNamespace, wallet: FamilyFlowWallet): Promise<void>
  /** The pairing as a host holds it that shows the link itself, once it was handed over. */
  readonly pairing: ManualPairing | undefined
  /** Programs of others, with the provider that the app hands them. */
  clients(): Promise<typeof import('./clients.js')>
  actions(): Promise<typeof import('./family-actions.js')>
}

declare global {
  interface Window {
    flowConfig?: FlowConfig
    flow?: FlowPage
  }
}
