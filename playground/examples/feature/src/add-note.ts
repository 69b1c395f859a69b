/** Notes that are kept: the oldest goes first. */
export const mostNotes = 20

/** Characters of a note that are kept. */
export const longestNote = 280

/** The notes with one more, newest first. Blank text adds nothing. */
export function addNote(notes: readonly string[], text: string): readonly string[] {
  const note = text.trim().slice(0, longestNote)
  return note === '' ? notes : [note, ...notes].slice(0, mostNotes)
}
