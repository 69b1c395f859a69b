import type { CloseGuard, SessionStep } from '../product/slot-items.js'
import type { PluginHost } from '../core/plugins/host.js'
import type { GuardedViews } from '../product/router/close-guards.js'
import type { SessionStepSource } from '../product/session/steps.js'
import type { SlotRegistry } from '../core/views/slots.js'

/** The close guards that plugins bring. One whose plugin is not loaded has nothing on the screen to guard. */
export function closeGuardsOf(slots: SlotRegistry, plugins: PluginHost): readonly GuardedViews[] {
  return slots.entries('modal.close-guards').flatMap(({ plugin, item: { views, guard: key } }) => {
    const guard: CloseGuard | undefined = plugins.provided.find(key)
    return guard === undefined ? [] : [{ views, guard: { mayClose: (view) => plugins.watch(plugin, () => guard.mayClose(view)) } }]
  })
}

/** The steps after connecting that plugins bring, each with the way to its code. */
export function sessionStepsOf(slots: SlotRegistry, plugins: PluginHost): readonly SessionStepSource[] {
  return slots.entries('session.steps').map(({ plugin, item: { view, step: key } }) => ({
    view,
    load: async (): Promise<SessionStep> => {
      const step = await plugins.provided.load(key)
      return { isNeeded: (context) => plugins.watch(plugin, () => step.isNeeded(context)) }
    },
  }))
}
