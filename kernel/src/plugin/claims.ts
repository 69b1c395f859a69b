import type { PluginManifest } from './manifest.js'

/** A key that is provided, a view that is served, a plugin that is replaced, a feature that is added, a slot that is opened. */
export type Claimed = 'key' | 'view' | 'plugin' | 'feature' | 'slot'

type NamesOf = (manifest: PluginManifest) => readonly string[] | undefined

/** What a manifest claims, and how a message says that two plugins both do it; a slot may be opened by many. */
const claimed: { readonly [K in Claimed]: readonly [of: NamesOf, verb?: string] } = {
  key: [({ provides }) => provides, 'provide'],
  view: [({ views }) => views, 'serve the view'],
  plugin: [({ replaces }) => replaces && [replaces], 'replace'],
  feature: [({ addsFeatures }) => addsFeatures?.map(({ key }) => key), 'add the feature'],
  slot: [({ opensSlots }) => opensSlots],
}

const kinds = Object.keys(claimed) as readonly Claimed[]

interface Claim {
  readonly kind: Claimed
  readonly name: string
}

/** Two plugins that claim the same thing. */
export interface Conflict {
  readonly other: string
  readonly what: string
}

/** Who provides, serves, replaces, adds and opens what, among the registered plugins. */
export class Claims {
  private readonly claimants = new Map<string, readonly string[]>()

  /** The ids of the plugins with that claim, in the order in which they were registered. */
  of(kind: Claimed, name: string): readonly string[] {
    return this.claimants.get(`${kind} ${name}`) ?? []
  }

  /** Every name of a kind that somebody claims. */
  names(kind: Claimed): readonly string[] {
    return [...this.claimants.keys()].filter((claim) => claim.startsWith(`${kind} `)).map((claim) => claim.slice(kind.length + 1))
  }

  add(manifest: PluginManifest): void {
    for (const { kind, name } of claimsOf(manifest)) this.claimants.set(`${kind} ${name}`, [...this.of(kind, name), manifest.id])
  }

  remove(manifest: PluginManifest): void {
    for (const { kind, name } of claimsOf(manifest)) {
      const left = this.of(kind, name).filter((id) => id !== manifest.id)
      if (left.length > 0) this.claimants.set(`${kind} ${name}`, left)
      else this.claimants.delete(`${kind} ${name}`)
    }
  }

  /** The first plugin that claims what this one claims, unless one of the two replaces the other. */
  findConflict(manifest: PluginManifest): Conflict | undefined {
    const standIns: readonly (string | undefined)[] = [manifest.replaces, ...this.of('plugin', manifest.id)]
    for (const { kind, name } of claimsOf(manifest)) {
      const [, verb] = claimed[kind]
      const other = this.of(kind, name).find((id) => !standIns.includes(id))
      if (verb !== undefined && other !== undefined) return { other, what: `${verb} '${name}'` }
    }
    return undefined
  }
}

function claimsOf(manifest: PluginManifest): readonly Claim[] {
  return kinds.flatMap((kind) => (claimed[kind][0](manifest) ?? []).map((name) => ({ kind, name })))
}
