import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders'
import type { UnifiedMetadata } from '@polkadot-api/substrate-bindings'

/** What the transactions of a block did, as the metadata of its network writes it. */
export interface BlockEvents {
  /** Where nodes keep the events of a block. */
  readonly key: string
  /** Why a transaction failed, by its place in the block; undefined for one that did not. Throws where the events do not tell. */
  failure(events: string, index: number): string | undefined
}

/** One of several kinds, and what it holds. */
interface Kind {
  readonly type: string
  readonly value?: unknown
}

interface EventRecord {
  readonly phase: Kind
  readonly event: { readonly type: string; readonly value: { readonly type: string; readonly value: { readonly dispatch_error?: Kind } } }
}

/** Reads by a network's metadata what happened in its blocks. */
export function blockEvents(metadata: UnifiedMetadata): BlockEvents {
  const { keys, value } = getDynamicBuilder(getLookupFn(metadata)).buildStorage('System', 'Events')
  return {
    key: keys.enc(),
    failure(events, index) {
      const records: readonly EventRecord[] = value.dec(events)
      const ended = records.find(({ phase, event }) => phase.type === 'ApplyExtrinsic' && phase.value === index && isEnd(event))
      if (ended === undefined) throw new Error('No event says how the transaction ended')
      const { dispatch_error: failure } = ended.event.value.value
      return failure && inWords(failure)
    },
  }
}

function isEnd({ type, value }: EventRecord['event']): boolean {
  return type === 'System' && (value.type === 'ExtrinsicSuccess' || value.type === 'ExtrinsicFailed')
}

/** The failure of a pallet begins with its name: `Assets`, `BalanceLow` is "Assets: balance low". */
function inWords({ type, value }: Kind): string {
  if (!isKind(value)) return type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
  return type === 'Module' ? inWords(value) : `${type}: ${inWords(value)}`
}

function isKind(value: unknown): value is Kind {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
