import { type Hex, concat, numberToHex, size, toEventSelector, toHex } from 'viem'

const transferSingle = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')

export interface AbsurdCollection {
  /** The receiver of its pieces, which it gives on a transaction without data. */
  readonly to: string
  /** Pieces that are given at once. */
  readonly count?: number
  /** Its answer to every question: a text, or so many empty characters. */
  readonly answer: string | number
}

/** The code of a collection (ERC-1155) that nobody would deploy who means well. */
export function absurdCollection({ to, count = 1, answer }: AbsurdCollection): Hex {
  const gifts = concat([push(count, 2), '0x5b', gift(to), '0x60019003', '0x80', '0x6007', '0x57', '0x00'])
  const text = typeof answer === 'string' ? toHex(answer) : '0x'
  const length = typeof answer === 'string' ? size(text) : answer
  const answering = (place: number): Hex =>
    concat([
      ...['0x5b', push(32, 1), '0x5f52', push(length, 4), '0x602052'],
      ...[push(size(text), 4), push(place, 4), '0x604039', push(length + 64, 4), '0x5ff3'],
    ] as Hex[])
  const start = 4 + size(gifts)
  return concat(['0x36', push(start, 1), '0x57', gifts, answering(start + size(answering(0))), text])
}

/** Logs that somebody got one of the piece whose number is on top of the stack, which stays there. */
function gift(to: string): Hex {
  return concat(['0x805f52', '0x6001602052', concat(['0x73', to as Hex]), '0x5f5f', concat(['0x7f', transferSingle]), '0x60405fa4'])
}

function push(value: number, bytes: number): Hex {
  return concat([numberToHex(0x5f + bytes), numberToHex(value, { size: bytes })])
}
