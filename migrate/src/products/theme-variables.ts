import { properties } from '../source/properties.js'

/** Writes CSS variables under the names of here. Those without a counterpart are left out; undefined where it is no object. */
export function themeVariables(source: string, names: Readonly<Record<string, string>>): string | undefined {
  const kept = properties(source)?.flatMap(({ name, value }) => (names[name] === undefined ? [] : [`'${names[name]}': ${value}`]))
  return kept && `{ ${kept.join(', ')} }`
}
