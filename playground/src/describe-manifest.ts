import type { PluginManifest, Reach } from '@billfold/kernel'

/** One thing that a manifest says, for a row of facts. */
export interface Fact {
  readonly term: string
  readonly text: string
}

/** What a manifest says about its plugin, in the words of people. Nothing is loaded to know it. */
export function describeManifest(manifest: PluginManifest): readonly Fact[] {
  const facts: readonly (readonly [term: string, values: readonly string[] | undefined])[] = [
    ['family', manifest.namespaces],
    ['behind the switch', manifest.feature === undefined ? undefined : [manifest.feature]],
    ['requires', manifest.requires],
    ['provides', manifest.provides],
    ['view', manifest.views],
    ['stands in', manifest.slots?.map(({ slot }) => slot)],
    ['offers the slot', manifest.opensSlots],
    ['reaches', manifest.reaches?.map(describeReach)],
    ['loads on', manifest.loadOn],
  ]
  return facts.flatMap(([term, values]) => (values === undefined ? [] : [{ term, text: [...new Set(values)].join(', ') }]))
}

function describeReach(reach: Reach): string {
  const [kind, name] = Object.entries(reach)[0] ?? ['', '']
  return `${kind} ${name}`
}
