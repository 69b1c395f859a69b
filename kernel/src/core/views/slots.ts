import { type IComputedValue, type IObservableArray, computed, observable, runInAction } from 'mobx'
import type { SlotName } from '../open.js'
import type { Log } from '../log/log.js'
import type { PluginManifest, SlotEntry } from '../plugins/manifest.js'
import { type OwnedSlotEntry, type SlotShapes, slotEntries, slotOf } from './slot-entries.js'

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

/** Plugins come and go with what the host has configured: whoever shows a slot that none of them is in need not show it again. */
function haveSameItems(before: readonly OwnedSlotEntry[], next: readonly OwnedSlotEntry[]): boolean {
  return (
    before.length === next.length && before.every(({ item, plugin }, index) => item === next[index]?.item && plugin === next[index].plugin)
  )
}
