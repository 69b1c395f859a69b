import { type PluginRuntime, kernelKey } from '@billfold/kernel'
import { when } from 'mobx'
import { checkOrigin } from './origins.js'

/** The lazy half: the origin is checked once the project configuration decided whether it matters. */
export const plugin: PluginRuntime = {
  start(scope) {
    const features = scope.get(kernelKey('features'))
    const needs = {
      features,
      options: scope.get(kernelKey('options')),
      http: scope.get(kernelKey('http')),
      alerts: scope.get(kernelKey('alerts')),
      device: scope.get(kernelKey('device')),
    }
    scope.onStop(
      when(
        () => features.isSettled,
        () => void checkOrigin(needs, scope.signal),
      ),
    )
  },
}
