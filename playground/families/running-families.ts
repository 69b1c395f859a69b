import type { LocalNodes } from '../world/local-world.js'
import { families } from './families.js'
import type { PlaygroundFamily } from './playground-family.js'

/** The families that have a chain here. One without would take no part in a page, and say so. */
export function runningFamilies(nodes: LocalNodes): readonly PlaygroundFamily[] {
  return families.filter((family) => family.networks(nodes).length > 0)
}
