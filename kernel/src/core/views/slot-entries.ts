import type { SlotName, Slots } from '../open.js'
import type { SlotEntry } from '../plugins/manifest.js'
import { type Parse, readField } from '../parse.js'

/** Entry of a slot with its owner: `kernel` for the product's own. */
export interface OwnedSlotEntry<K extends SlotName = SlotName> {
  readonly plugin: string
  readonly order: number
  readonly item: Slots[K]
}

/** Shapes of the items in each slot. In a slot that is not named any object may stand. */
export type SlotShapes = { readonly [K in SlotName]?: Parse }

export interface SlotOwners {
  readonly owners: readonly { readonly id: string; readonly slots?: readonly SlotEntry[] }[]
  readonly shapes: SlotShapes
  /** Hears of an entry that is left out. */
  onUnusable?(plugin: string, entry: unknown): void
}

/** The entries of a slot by order, then by plugin. */
export function slotEntries(slot: SlotName, { owners, shapes, onUnusable }: SlotOwners): readonly OwnedSlotEntry[] {
  const isUsable = (entry: unknown, plugin: string): boolean => {
    const found = slotOf(entry)
    if (found !== undefined && found !== slot) return false
    const isUsed = isUsableEntry(entry, shapes)
    if (!isUsed) onUnusable?.(plugin, entry)
    return isUsed
  }
  return owners
    .flatMap(({ id, slots = [] }) => slots.filter((entry) => isUsable(entry, id)).map((entry) => ownedBy(id, entry)))
    .toSorted((left, right) => left.order - right.order || Number(left.plugin > right.plugin) - Number(left.plugin < right.plugin))
}

function ownedBy(plugin: string, { order, item }: SlotEntry): OwnedSlotEntry {
  return { plugin, order, item }
}

/** The slot that an entry asks for; undefined when it does not even say that. It may be given anything. */
export function slotOf(entry: unknown): string | undefined {
  const slot = readField(entry, 'slot')
  return typeof slot === 'string' ? slot : undefined
}

/** True for an entry that can be shown now: every field that its slot needs is there and can be read. */
function isUsableEntry(entry: unknown, shapes: SlotShapes): entry is SlotEntry {
  const slot = slotOf(entry)
  const item = readField(entry, 'item')
  if (slot === undefined || !Number.isFinite(readField(entry, 'order')) || typeof item !== 'object' || item === null) return false
  const parse = Object.hasOwn(shapes, slot) ? shapes[slot as SlotName] : undefined
  return parse === undefined || parse(item) !== undefined
}
