import { createApp } from './create-app.js'
import { page } from './page.js'

const app = createApp()
document.getElementById('page')?.replaceChildren(page(app))
// The panes stand before anything happens, so that nothing of it is missed.
void app.kernel.start()
