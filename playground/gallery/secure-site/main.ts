import { screens } from './screens.js'
import { showScreen } from './show-screen.js'

/** `?screen=manage&theme=light&locale=ar` shows one; without a screen there is the list of them. */
const query = new URLSearchParams(location.search)
const name = query.get('screen')
const [theme, locale] = [query.get('theme') === 'light' ? 'light' : 'dark', query.get('locale') ?? 'en'] as const

if (name === null) {
  const links = Object.keys(screens).map((screen) => {
    const link = document.createElement('a')
    link.href = `?${new URLSearchParams({ screen, theme, locale })}`
    link.append(screen)
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  document.body.replaceChildren(...links)
} else {
  await showScreen({ name, theme, locale })
  document.documentElement.dataset['shown'] = name
}
