import type { StoredItem } from '@billfold/kernel'
import { type GenericSchema, array, maxLength, pipe, string } from 'valibot'
import { longestNote, mostNotes } from './limits.js'

const notes: GenericSchema<unknown, readonly string[]> = pipe(array(pipe(string(), maxLength(longestNote))), maxLength(mostNotes))

/** How the notes are kept. A stored value of any other shape is dropped by the kernel. */
export const notesItem: StoredItem<'notes'> = { key: 'notes', version: 1, schema: notes }
