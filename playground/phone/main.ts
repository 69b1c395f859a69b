import { Buffer } from 'buffer/index.js'

import { localWorld } from '../world/local-world.js'
import { phonePage, sleepingPhone } from './phone-page.js'
import { startPhone } from './start-phone.js'

// The kit reads the keys of those who vouch for an app with it, and a page has none.
Object.assign(globalThis, { Buffer })

const world = localWorld()
const place = document.getElementById('phone')
if (world === undefined) place?.replaceChildren(sleepingPhone())
else place?.replaceChildren(phonePage(await startPhone(world)))
