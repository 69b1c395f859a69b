import type { EventBus, KernelStorage, StoredValue } from '@billfold/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { addNote } from './add-note.js'
import type { NotePad } from './contract.js'
import { notePadItem } from './note-pad-item.js'

/** Notes that this browser keeps. Views read `notes`; each change is a method. */
export class NotePadStore implements NotePad {
  notes: readonly string[]
  private readonly stored: StoredValue<readonly string[]>
  private readonly events: Pick<EventBus, 'publish'>
  private readonly unwatch: () => void

  constructor(storage: Pick<KernelStorage, 'item'>, events: Pick<EventBus, 'publish'>) {
    this.stored = storage.item(notePadItem)
    this.events = events
    this.notes = this.stored.read() ?? []
    makeAutoObservable<this, 'stored' | 'events' | 'unwatch'>(
      this,
      { notes: observableRef, stored: false, events: false, unwatch: false },
      { autoBind: true },
    )
    this.unwatch = this.stored.watch((notes) => this.show(notes))
  }

  keep(text: string): void {
    const notes = addNote(this.notes, text)
    if (notes === this.notes) return
    this.show(notes)
    this.stored.write(notes)
    this.events.publish('note-pad:kept', { count: notes.length })
  }

  clear(): void {
    this.show([])
    this.stored.remove()
  }

  /** The kernel calls this when the plugin unloads. */
  dispose(): void {
    this.unwatch()
  }

  private show(notes: readonly string[] = []): void {
    this.notes = notes
  }
}
