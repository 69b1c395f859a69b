import { afterEach, expect, test, vi } from 'vitest'
import { plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { service } from '../services/service.js'

afterEach(() => vi.doUnmock('../services/plugin-container.js'))

test('behavior: when the code that makes services does not arrive, only plugins that have services fail, and a retry works', async () => {
  vi.doMock('../services/plugin-container.js', () => Promise.reject(new Error('Failed to fetch')))
  const key = token<string>('a')
  const { host, clock, state, log } = pluginPage({
    manifests: [plugin('feature.a', { provides: [key] }, { services: [service(key, {}, () => 'the a')] }), plugin('feature.plain')],
  })
  const activated = host.activate('feature.a')
  await host.activate('feature.plain')
  await expect.poll(() => log.messages('warn').join()).toContain('asked for once more')
  await clock.settle(1_000)
  await expect(activated).rejects.toMatchObject({ code: 'plugin/not-loaded' })
  expect(state('feature.plain')).toBe('active')

  vi.doUnmock('../services/plugin-container.js')
  await host.activate('feature.a')
  expect(host.get(key)).toBe('the a')
})
