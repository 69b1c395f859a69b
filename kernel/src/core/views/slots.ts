import { type IComputedValue, type IObservableArray, computed, observable, runInAction } from 'mobx'
import type { SlotName, Slots } from '../open.js'
import type { Log } from '../log/log.js'
import type { PluginManifest, SlotEntry } from '../plugins/manifest.js'
import { type Parse, readField } from '../parse.js'

/** Entry of a slot with its owner: `kernel` for the product's own. */
export interface OwnedSlotEntry<K extends SlotName = SlotName> {
  readonly plugin: string
  readonly order: number
  readonly item: Slots[K]
}

/** Shapes of the items in each slot. In a slot that is not named any object may stand. */
export type SlotShapes = { readonly [K in SlotName]?: Parse }

export interface SlotRegistryNeeds {
  readonly shapes: SlotShapes
  /** The manifests of the plugins that take part. Observable. */
  manifests(): readonly Pick<PluginManifest, 'id' | 'slots'>[]
  readonly log: Pick<Log, 'warn'>
}

/** Entries of plugins and of the product in the places that views offer: live, in order, each entry on its own. */
export class SlotRegistry {
  private readonly own: IObservableArray<SlotEntry> = observable.array([], { deep: false })
  private readonly bySlot = new Map<SlotName, IComputedValue<readonly OwnedSlotEntry[]>>()
  /** One line for each entry that was left out, however often its slot is read. */
  private readonly told = new Set<string>()

  constructor(private readonly needs: SlotRegistryNeeds) {}

  /** The entries of a slot by order, then by plugin. Observable. */
  entries<K extends SlotName>(slot: K): readonly OwnedSlotEntry<K>[] {
    const entries = this.bySlot.get(slot) ?? computed(() => this.collect(slot), { equals: haveSameItems })
    this.bySlot.set(slot, entries)
    return entries.get() as readonly OwnedSlotEntry<K>[]
  }

  /** Adds an entry of the product itself. Returns the undo. */
  add(entry: SlotEntry): () => void {
    runInAction(() => this.own.push(entry))
    return () => runInAction(() => void this.own.remove(entry))
  }

  private collect(slot: SlotName): readonly OwnedSlotEntry[] {
    const { manifests, shapes, log } = this.needs
    return slotEntries(slot, {
      owners: [{ id: 'kernel', slots: this.own }, ...manifests()],
      shapes,
      onUnusable: (plugin, entry) => {
        const line = `${plugin} has an entry in ${slotOf(entry) ?? 'no slot'} that cannot be used and is left out`
        if (!this.told.has(line)) log.warn(line, entry)
        this.told.add(line)
      },
    })
  }
}

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

/** Plugins come and go with what the host has configured: whoever shows a slot that none of them is in need not show it again. */
function haveSameItems(before: readonly OwnedSlotEntry[], next: readonly OwnedSlotEntry[]): boolean {
  return (
    before.length === next.length && before.every(({ item, plugin }, index) => item === next[index]?.item && plugin === next[index].plugin)
  )
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
