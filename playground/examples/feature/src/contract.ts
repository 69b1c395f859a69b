import type { Key } from '@billfold/kernel'

/** What another plugin puts into the slot that the Notes view offers: a text that a click adds to the note. */
export interface NoteStamp {
  readonly label: string
  readonly text: string
}

declare module '@billfold/kernel' {
  interface Views {
    Notes: undefined | { readonly draft: string }
  }
  interface Slots {
    'notes.stamps': NoteStamp
  }
  interface Events {
    'notes:kept': { readonly count: number }
  }
  interface Features {
    notes: boolean
  }
  interface StoredItems {
    notes: readonly string[]
  }
}

/** The notes of this browser, for plugins that want to read or add some. `notes` is observable. */
export interface Notes {
  readonly notes: readonly string[]
  keep(text: string): void
  clear(): void
}

export const notesKey = 'example.notes' as Key<Notes>
