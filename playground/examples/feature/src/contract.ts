import type { Key } from '@billfold/kernel'

/** An entry that another plugin puts into the slot of the view: a text that a press adds to the note. */
export interface NoteStamp {
  readonly label: string
  readonly text: string
}

declare module '@billfold/kernel' {
  interface Views {
    NotePad: undefined | { readonly draft: string }
  }
  interface Slots {
    'note-pad.stamps': NoteStamp
  }
  interface Events {
    'note-pad:kept': { readonly count: number }
  }
  interface Features {
    notePad: boolean
  }
  interface StoredItems {
    'note-pad': readonly string[]
  }
}

/** The notes of this browser, for plugins that want to read or add some. `notes` is observable. */
export interface NotePad {
  readonly notes: readonly string[]
  keep(text: string): void
  clear(): void
}

export const notePadKey = 'note-pad.store' as Key<NotePad>
