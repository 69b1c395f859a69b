import { longestNote, mostNotes } from './limits.js'

/** The notes with one more, newest first. Blank text adds nothing. */
export function addNote(notes: readonly string[], text: string): readonly string[] {
  const note = text.trim().slice(0, longestNote)
  return note === '' ? notes : [note, ...notes].slice(0, mostNotes)
}
