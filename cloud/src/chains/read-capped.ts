/** The largest answer of a node that is read, in bytes: as much as its own clients take. */
export const largestAnswer = 10_485_760

/** A node answered more than is read. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'
}

/** The text of an answer. One that is too large is not read to its end. */
export async function readCapped(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    // Leaving the loop calls the answer off.
    if (size > largestAnswer) throw new AnswerTooLarge(`The answer of the node is larger than ${largestAnswer} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
