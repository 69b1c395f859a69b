/** So many notes are kept: the oldest goes first. */
export const mostNotes = 20

/** So many characters of a note are kept. */
export const longestNote = 280
