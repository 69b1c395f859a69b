/** The largest answer of a node that is read, in bytes: as much as its own clients take. */
export const largestAnswer = 10_485_760

/** A node answered more than is read. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'
}

/** The text of an answer. One that is too large is not read to its end. */
export async function readCapped(response: Response): Promise<string> {
  return (await readCappedBytes(response, largestAnswer)).toString('utf8')
}

/** The bytes of an answer, for as many as are said at most. */
export async function readCappedBytes(response: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    // Leaving the loop calls the answer off.
    if (size > most) throw new AnswerTooLarge(`The answer of the node is larger than ${most} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
