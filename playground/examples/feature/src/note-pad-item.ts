import type { StoredItem } from '@billfold/kernel'
import { type GenericSchema, array, maxLength, pipe, string } from 'valibot'
import { longestNote, mostNotes } from './add-note.js'

const notes: GenericSchema<unknown, readonly string[]> = pipe(array(pipe(string(), maxLength(longestNote))), maxLength(mostNotes))

/** Stored notes and their schema. The kernel drops a stored value of any other shape. */
export const notePadItem: StoredItem<'note-pad'> = { key: 'note-pad', version: 1, schema: notes }
