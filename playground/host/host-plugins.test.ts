import { expect, test } from 'vitest'

import { hostPlugins } from './host-plugins.js'

test('default: every plugin of the app is registered once', () => {
  const ids = hostPlugins(undefined).map(({ manifest }) => manifest.id)
  expect(ids).toContain('feature.devtools')
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
})
