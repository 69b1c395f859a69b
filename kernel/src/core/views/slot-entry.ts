import type { SlotName } from '../open.js'
import type { SlotEntry } from '../plugins/manifest.js'
import { readField } from '../parse.js'
import { productSlots } from './slot-table.js'

/** The slot that an entry asks for; undefined when it does not even say that. It may be given anything. */
export function slotOf(entry: unknown): string | undefined {
  const slot = readField(entry, 'slot')
  return typeof slot === 'string' ? slot : undefined
}

/** True for an entry that can be shown now: every field that its slot needs is there and can be read. It may be given anything. */
export function isUsableEntry(entry: unknown): entry is SlotEntry {
  const slot = slotOf(entry)
  const item = readField(entry, 'item')
  if (slot === undefined || !Number.isFinite(readField(entry, 'order')) || typeof item !== 'object' || item === null) return false
  const parse = Object.hasOwn(productSlots, slot) ? productSlots[slot as SlotName] : undefined
  return parse === undefined || parse(item) !== undefined
}
