import { hostPage } from './host-page.js'
import { startHost } from './start-host.js'

document.getElementById('page')?.replaceChildren(hostPage(await startHost(location.search)))
