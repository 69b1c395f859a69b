import { shown } from '../errors/shown.js'
import { nearest } from './nearest.js'

/** Where in the options a value stands, and where its problem is told. */
export interface Place {
  readonly path: string
  readonly tell: (path: string, line: string) => void
}

/** The place of a field or a row. */
export function inside(place: Place, key: string | number): Place {
  return { ...place, path: pathOf(place, key) }
}

/** Tells what was found at a place, and what to give. */
export function wrong(place: Place, found: unknown, wants: string): undefined {
  place.tell(place.path, `found ${typeof found === 'string' ? `'${shown(found)}'` : shown(found)}, give ${wants}`)
}

/** Tells that nobody waits for a name, and which known one is nearest. */
export function tellUnknown(place: Place, name: string, known: readonly string[]): void {
  const close = nearest(name, known)
  place.tell(pathOf(place, shown(name)), close === undefined ? 'is no name that can stand here' : `is unknown, did you mean ${close}?`)
}

function pathOf({ path }: Place, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}
