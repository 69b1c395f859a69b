import { localWorld } from '../world/local-world.js'
import { phonePage, sleepingPhone } from './phone-page.js'
import { startPhone } from './start-phone.js'

const world = localWorld()
const place = document.getElementById('phone')
if (world === undefined) place?.replaceChildren(sleepingPhone())
else place?.replaceChildren(phonePage(await startPhone(world)))
