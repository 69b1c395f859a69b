/** The words of the notes. */
export const en = {
  title: 'Note pad',
  lead: 'Notes to yourself. They stay in this browser, and no wallet or service sees them.',
  note: 'A note to yourself',
  keep: 'Keep',
  clear: 'Clear all',
  kept: 'Kept notes',
  none: 'No notes yet',
  noneText: 'What you keep appears here.',
} as const
