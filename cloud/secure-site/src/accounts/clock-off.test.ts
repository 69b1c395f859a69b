import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'

import { useWorld } from '../../testing/open-world.js'
import { SiteInBrowser } from '../../testing/site-in-browser.js'

const useOne = useWorld()
const hour = 3_600_000

test.each([
  ['an hour ahead', 'mia@harbour.example', hour],
  ['an hour behind', 'ned@harbour.example', -hour],
])('behavior: a browser whose clock is %s logs in, signs, and is still logged in after a reload', async (_, email, ahead) => {
  const site = new SiteInBrowser(useOne(), { ahead })
  const user = await site.logIn(useOne(), email)
  const address = user.address as `0x${string}`
  const signature = (await site.rpc('personal_sign', ['0x5361696c206174207369782e', address])) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Sail at six.', signature })).toBe(true)
  // The page is loaded anew, and its access token has ended meanwhile.
  useOne().clock.ahead += hour
  const reloaded = new SiteInBrowser(useOne(), { ahead: ahead + hour, store: site.store })
  expect(await reloaded.ask('GET_USER', undefined)).toMatchObject({ address })
  expect(await reloaded.ask('IS_CONNECTED', undefined)).toMatchObject({ isConnected: true })
})

test('behavior: a clock that is put right while the page stands logs nobody out', async () => {
  const site = new SiteInBrowser(useOne(), { ahead: hour })
  const { address } = await site.logIn(useOne(), 'oda@harbour.example')
  const right = new SiteInBrowser(useOne(), { ahead: useOne().clock.ahead, store: site.store })
  expect(await right.ask('GET_USER', undefined)).toMatchObject({ address })
})
