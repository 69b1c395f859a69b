import { drawnMarkSvg } from '@billfold/wallet-registry/drawn-mark'
import { type MarkKind, loadMark } from '@billfold/wallet-registry/marks'

import type { Answer } from '../http/answer.js'
import { picture } from './picture.js'

/** Answers with the own mark of somebody, else with one that is drawn from the name. */
export async function markedPicture(kind: MarkKind, id: string, name: string = id): Promise<Answer> {
  return (await ownMark(kind, id)) ?? picture(Buffer.from(drawnMarkSvg(name)), 'image/svg+xml')
}

/** Answers with the own mark of somebody; undefined where none is known. */
export async function ownMark(kind: MarkKind, id: string): Promise<Answer | undefined> {
  const svg = await loadMark(kind, id)
  return svg === undefined ? undefined : picture(Buffer.from(svg), 'image/svg+xml')
}
