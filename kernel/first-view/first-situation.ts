import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { FeatureKey, Features, SlotName } from '../src/core/open.js'
import type { FeatureDefinition, PluginManifest } from '../src/core/plugins/manifest.js'
import { readManifest } from '../src/core/plugins/read-manifest.js'
import { type OwnedSlotEntry, slotEntries } from '../src/core/views/slot-entries.js'
import { productFeatures } from '../src/product/features/defaults.js'
import { resolveFeature } from '../src/product/features/resolve.js'
import { namesOf } from '../src/product/options/known-names.js'
import { type FirstViewOptions, firstViewParsers } from '../src/product/options/first-view-options.js'
import type { KernelOptionsInput } from '../src/product/options/options-input.js'
import { productSlots } from '../src/product/slot-table.js'
import { always, groupOf } from '../src/core/tolerant.js'

/** Configuration of a host, as a kernel would read it: enough to draw the first view before there is one. */
export class FirstSituation {
  readonly options: FirstViewOptions
  /** The plugins that take part, as far as their manifests tell. */
  readonly manifests: readonly PluginManifest[]
  /** The families with a network, in the order of the networks. */
  readonly namespaces: readonly ChainNamespace[]
  private readonly definitions: readonly FeatureDefinition[]

  /** An option that does not fit has its default, and is told by the kernel when it comes. */
  constructor(input: KernelOptionsInput, manifests: readonly PluginManifest[]) {
    this.options = always(groupOf<FirstViewOptions>(firstViewParsers(namesOf(manifests))))(input)
    this.namespaces = [...new Set(this.options.networks.map(({ chainNamespace }) => chainNamespace))]
    const readable = manifests.flatMap((manifest) => readManifest(manifest).manifest ?? [])
    this.definitions = [...productFeatures, ...readable.flatMap(({ addsFeatures = [] }) => addsFeatures)]
    this.manifests = readable.filter((manifest) => this.takesPart(manifest, readable))
  }

  /** A switch before the project's configuration has arrived. */
  value<K extends FeatureKey>(key: K): Features[K] {
    const definition = this.definitions.find((each) => each.key === key)
    const { features, basic } = this.options
    const situation = { settings: features, remote: undefined, isBasic: basic, offByOrigin: [] }
    return (definition === undefined ? false : resolveFeature(definition, situation).value) as Features[K]
  }

  isOn(key: FeatureKey): boolean {
    return this.value(key) !== false
  }

  entries<K extends SlotName>(slot: K): readonly OwnedSlotEntry<K>[] {
    return slotEntries(slot, { owners: this.manifests, shapes: productSlots }) as readonly OwnedSlotEntry<K>[]
  }

  /** True when some plugin has it. */
  provides(key: string): boolean {
    return this.manifests.some(({ provides = [] }) => provides.some((each) => each === key))
  }

  private takesPart({ id, feature, namespaces }: PluginManifest, all: readonly PluginManifest[]): boolean {
    const isReplaced = all.some(({ replaces }) => replaces === id)
    const isWanted = feature === undefined || this.isOn(feature)
    return !isReplaced && isWanted && (namespaces === undefined || namespaces.some((namespace) => this.namespaces.includes(namespace)))
  }
}
