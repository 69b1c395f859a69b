import { autorun } from 'mobx'
import type { ChainNamespace } from '../core/caip/ids.js'
import type { Log } from '../core/log/log.js'
import type { PluginManifest } from '../core/plugins/manifest.js'
import { coreViews } from './router/core-views.js'

export interface PluginAdviceNeeds {
  /** Manifests of all plugins that are registered, also of those that take no part. Observable. */
  manifests(): readonly PluginManifest[]
  hasNetwork(namespace: ChainNamespace): boolean
  hasView(view: string): boolean
  readonly log: Pick<Log, 'warn'>
}

/** Tells developers, once each, what a plugin has for nothing: now and when plugins come later. Returns the undo. */
export function advise({ manifests, log, ...situation }: PluginAdviceNeeds): () => void {
  const told = new Set<string>()
  return autorun(() => {
    for (const advice of manifests().flatMap((manifest) => adviceOn(manifest, situation))) {
      if (!told.has(advice)) log.warn(advice)
      told.add(advice)
    }
  })
}

type Situation = Pick<PluginAdviceNeeds, 'hasNetwork' | 'hasView'>

/** Things that a plugin has for nothing. Pure: everything it depends on is an argument. */
function adviceOn({ id, namespaces = [], slots = [] }: PluginManifest, { hasNetwork, hasView }: Situation): readonly string[] {
  // A feature may serve several families, of which the page has some: only a family without networks is forgotten.
  const isForgotten = id.startsWith('chain.') && namespaces.length > 0 && !namespaces.some(hasNetwork)
  const family = isForgotten ? [`${id} takes no part: the page has no network of ${namespaces.join(', ')}. Add one to 'networks'.`] : []
  const entries = slots.flatMap(({ slot, item }) => {
    const view = 'view' in item ? item.view : undefined
    const isServed = view === undefined || hasView(view) || coreViews.includes(view)
    return isServed ? [] : [`An entry of ${id} in ${slot} opens ${view}, which no plugin serves. Name it in 'views' of a manifest.`]
  })
  return [...family, ...entries]
}
