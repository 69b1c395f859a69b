import { startApp } from './start-app.js'
import { page } from './page.js'

const app = startApp()
document.getElementById('page')?.replaceChildren(page(app))
