import type { IconName, IconSource } from '@billfold/kernel'
import { iconPaths } from '../../kit/icon/icon-paths.js'

/** Icon of a slot's entry. A name that the modal has no drawing for is replaced: a plugin may be newer than the modal, or not typed. */
export function iconOf(icon: IconSource | undefined, otherwise: IconName): IconSource {
  return icon === undefined || (typeof icon === 'string' && !Object.hasOwn(iconPaths, icon)) ? otherwise : icon
}
