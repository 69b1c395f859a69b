/** A piece of a message: plain, or inside a `<tag>`. */
export interface TextPiece {
  readonly text: string
  readonly tag: string | undefined
}

/** Splits a message at its tags: `I accept the <terms>terms</terms>.` Translators place the tags, code decides what they are. */
export function textPieces(message: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of message.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    pieces.push({ text: message.slice(end, match.index), tag: undefined }, { text: match[2] ?? '', tag: match[1] })
    end = match.index + match[0].length
  }
  return [...pieces, { text: message.slice(end), tag: undefined }].filter(({ text }) => text !== '')
}
