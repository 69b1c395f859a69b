import { computed, makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Connector } from '../contract/connector.js'
import { isSameId } from '../../core/validation/same-id.js'
import { type ConnectorRow, connectorRows, inFamilyOrder, withoutDuplicates } from './connector-rows.js'

/** Facts that decide which connectors are seen, and who hears of changes. */
export interface ConnectorsNeeds {
  /** The families with a requested network, in their order: connectors of others wait unseen. */
  namespaces(): readonly ChainNamespace[]
  /** Hears that a connector came, or that one was taken away. */
  onChange(removed?: Connector): void
}

/** Names that a wallet of the list is known by. */
export interface WalletNames {
  readonly explorerId?: string | undefined
  readonly rdns?: string | undefined
}

/** A connector by its id within a family. */
export interface ConnectorQuery {
  readonly id: string
  readonly namespace: ChainNamespace
}

/** The ways to reach wallets that are there right now. Plugins add them at any moment, and take them away again. */
export class Connectors {
  /** The family that the list is narrowed to. */
  filter: ChainNamespace | undefined = undefined
  /** Every connector, also those that another one hides. */
  added: readonly Connector[] = []
  private readonly needs: ConnectorsNeeds

  constructor(needs: ConnectorsNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'list' | 'needs' | 'remove'>(
      this,
      { added: observableRef, needs: false, all: computed, rows: computed, add: false, remove: false, list: false },
      { autoBind: true },
    )
  }

  /** Every wallet once per family, of the enabled families. */
  get all(): readonly Connector[] {
    const namespaces = this.needs.namespaces()
    return inFamilyOrder(
      withoutDuplicates(this.added).filter(({ namespace }) => namespaces.includes(namespace)),
      namespaces,
    )
  }

  /** The wallets as a list shows them, narrowed to the family of the filter. */
  get rows(): readonly ConnectorRow[] {
    return connectorRows(this.filter === undefined ? this.all : this.of(this.filter))
  }

  /** Returns the undo. */
  add(connector: Connector): () => void {
    this.list([...this.added, connector])
    this.needs.onChange()
    return () => this.remove(connector)
  }

  /** Narrows the list to a family; undefined shows all. */
  narrow(namespace: ChainNamespace | undefined): void {
    this.filter = namespace
  }

  of(namespace: ChainNamespace): readonly Connector[] {
    return this.all.filter((connector) => connector.namespace === namespace)
  }

  find({ id, namespace }: ConnectorQuery): Connector | undefined {
    return withId(this.of(namespace), id)
  }

  byId(id: string): Connector | undefined {
    return withId(this.all, id)
  }

  /** The connector of a listed wallet within a family, by its explorer id or its rdns. */
  ofWallet({ explorerId, rdns }: WalletNames, namespace: ChainNamespace): Connector | undefined {
    return this.of(namespace).find((connector) => isSameId(connector.explorerId, explorerId) || isSameId(connector.info?.rdns, rdns))
  }

  private remove(connector: Connector): void {
    if (!this.added.includes(connector)) return
    this.list(this.added.filter((other) => other !== connector))
    this.needs.onChange(connector)
  }

  private list(connectors: readonly Connector[]): void {
    runInAction(() => (this.added = connectors))
  }
}

/** The connector whose id is written so, else one that is stored or named in other capitals. */
function withId(connectors: readonly Connector[], id: string): Connector | undefined {
  return connectors.find((connector) => connector.id === id) ?? connectors.find((connector) => isSameId(connector.id, id))
}
