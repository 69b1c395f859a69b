import type { PluginManifest } from './manifest.js'
import type { ExclusiveKind } from './refusal.js'

/** A key that is provided, a view that is served, a plugin that is replaced, a feature that is added, a slot that is opened. */
export type ProvidedKind = ExclusiveKind | 'slot'

type NamesOf = (manifest: PluginManifest) => readonly string[] | undefined

type Providers = { readonly [K in ProvidedKind]: Map<string, readonly string[]> }

const exclusive: readonly (readonly [kind: ExclusiveKind, namesOf: NamesOf])[] = [
  ['key', ({ provides }) => provides],
  ['view', ({ views }) => views],
  ['plugin', ({ replaces }) => replaces && [replaces]],
  ['feature', ({ addsFeatures }) => addsFeatures?.map(({ key }) => key)],
]

const kinds: readonly (readonly [kind: ProvidedKind, namesOf: NamesOf])[] = [...exclusive, ['slot', ({ opensSlots }) => opensSlots]]

const none: readonly string[] = []

/** Two plugins that provide the same thing. */
export interface Conflict {
  readonly other: string
  readonly kind: ExclusiveKind
  readonly name: string
}

/** Index of what the registered plugins provide, serve, replace, add and open. */
export class ProviderIndex {
  private readonly providers: Providers = { key: new Map(), view: new Map(), plugin: new Map(), feature: new Map(), slot: new Map() }

  /** The ids of the plugins that provide it, in the order in which they were registered. */
  of(kind: ProvidedKind, name: string): readonly string[] {
    return this.providers[kind].get(name) ?? none
  }

  /** Every name of a kind that somebody provides. */
  names(kind: ProvidedKind): readonly string[] {
    return [...this.providers[kind].keys()]
  }

  add(manifest: PluginManifest): void {
    this.update(manifest, (ids) => [...ids, manifest.id])
  }

  remove(manifest: PluginManifest): void {
    this.update(manifest, (ids) => ids.filter((id) => id !== manifest.id))
  }

  /** The first plugin that provides what this one provides, unless one of the two replaces the other. */
  findConflict(manifest: PluginManifest): Conflict | undefined {
    const standIns: readonly (string | undefined)[] = [manifest.replaces, ...this.of('plugin', manifest.id)]
    for (const [kind, namesOf] of exclusive) {
      for (const name of namesOf(manifest) ?? none) {
        const other = this.of(kind, name).find((id) => !standIns.includes(id))
        if (other !== undefined) return { other, kind, name }
      }
    }
    return undefined
  }

  private update(manifest: PluginManifest, change: (ids: readonly string[]) => readonly string[]): void {
    for (const [kind, namesOf] of kinds) {
      for (const name of namesOf(manifest) ?? none) {
        const ids = change(this.of(kind, name))
        if (ids.length > 0) this.providers[kind].set(name, ids)
        else this.providers[kind].delete(name)
      }
    }
  }
}
