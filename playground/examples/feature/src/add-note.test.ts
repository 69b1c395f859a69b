import { describe, expect, test } from 'vitest'
import { addNote, longestNote, mostNotes } from './add-note.js'

describe('addNote', () => {
  test.each([
    ['the newest stands first', ['old'], 'new', ['new', 'old']],
    ['blanks around it go', [], '  a note \n', ['a note']],
    ['blank text adds nothing', ['old'], ' \t', ['old']],
    [
      'the oldest goes when there are too many',
      Array.from({ length: mostNotes }, () => 'x'),
      'y',
      ['y', ...Array.from({ length: mostNotes - 1 }, () => 'x')],
    ],
    ['a long text is cut', [], 'z'.repeat(1_000), ['z'.repeat(longestNote)]],
  ])('behavior: %s', (_, notes, text, expected) => expect(addNote(notes, text)).toEqual(expected))
})
