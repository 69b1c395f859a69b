import type { PluginManifest } from './manifest.js'

/** A key that is provided, a view that is served, a plugin that is replaced, a feature that is added, a slot that is opened. */
export type ProvidedKind = 'key' | 'view' | 'plugin' | 'feature' | 'slot'

type NamesOf = (manifest: PluginManifest) => readonly string[] | undefined

type Providers = { readonly [K in ProvidedKind]: Map<string, readonly string[]> }

interface Kind {
  readonly kind: ProvidedKind
  readonly namesOf: NamesOf
  /** Verb for a message about two plugins that both do it; absent for what many may do. */
  readonly verb?: string
}

const kinds: readonly Kind[] = [
  { kind: 'key', namesOf: ({ provides }) => provides, verb: 'provide' },
  { kind: 'view', namesOf: ({ views }) => views, verb: 'serve the view' },
  { kind: 'plugin', namesOf: ({ replaces }) => replaces && [replaces], verb: 'replace' },
  { kind: 'feature', namesOf: ({ addsFeatures }) => addsFeatures?.map(({ key }) => key), verb: 'add the feature' },
  { kind: 'slot', namesOf: ({ opensSlots }) => opensSlots },
]

const none: readonly string[] = []

/** Two plugins that provide the same thing. */
export interface Conflict {
  readonly other: string
  readonly what: string
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
    for (const { kind, namesOf, verb } of kinds) {
      for (const name of namesOf(manifest) ?? none) {
        const other = this.of(kind, name).find((id) => !standIns.includes(id))
        if (verb !== undefined && other !== undefined) return { other, what: `${verb} '${name}'` }
      }
    }
    return undefined
  }

  private update(manifest: PluginManifest, change: (ids: readonly string[]) => readonly string[]): void {
    for (const { kind, namesOf } of kinds) {
      for (const name of namesOf(manifest) ?? none) {
        const ids = change(this.of(kind, name))
        if (ids.length > 0) this.providers[kind].set(name, ids)
        else this.providers[kind].delete(name)
      }
    }
  }
}
