import type { EventBus, KernelStorage, StoredValue } from '@billfold/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { addNote } from './add-note.js'
import type { Notes } from './contract.js'
import { notesItem } from './notes-item.js'

/** The notes that this browser keeps. Views read `notes`; whatever changes them is a method. */
export class NotesStore implements Notes {
  notes: readonly string[]
  private readonly stored: StoredValue<readonly string[]>
  private readonly events: Pick<EventBus, 'publish'>
  private readonly unwatch: () => void

  constructor(storage: Pick<KernelStorage, 'item'>, events: Pick<EventBus, 'publish'>) {
    this.stored = storage.item(notesItem)
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
    this.events.publish('notes:kept', { count: notes.length })
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
