import type { Descriptor } from '../contract.js'
import { isRecord } from './read-path.js'

/** What a request is for. Some descriptors write it as several lines. */
export function intentOf(format: Readonly<Record<string, unknown>>): string | undefined {
  const { intent } = format
  const words = isRecord(intent)
    ? Object.values(intent)
        .filter((each) => typeof each === 'string')
        .join(' ')
    : intent
  return typeof words === 'string' && words !== '' ? words.slice(0, 120) : undefined
}

/** Who wrote the contract. */
export function ownerOf({ metadata }: Descriptor): string | undefined {
  const owner = isRecord(metadata) ? metadata['owner'] : undefined
  return typeof owner === 'string' && owner !== '' ? owner.slice(0, 80) : undefined
}
