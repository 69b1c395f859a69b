import { chooseWords } from '../../../cloud/secure-site/src/messages/choose-words.js'
import { screens } from './screens.js'

export interface ShownScreen {
  readonly name: string
  readonly theme: 'dark' | 'light'
  readonly locale: string
}

/** Shows one screen alone in the page, as it stands in the frame. Returns what ends it. */
export async function showScreen({ name, theme, locale }: ShownScreen): Promise<() => void> {
  const draw = screens[name]
  if (draw === undefined) throw new Error(`There is no screen ${name}`)
  const words = await chooseWords([locale])
  const { documentElement: page } = document
  Object.assign(page, { lang: words.language, dir: words.direction })
  page.dataset['theme'] = theme
  document.body.replaceChildren()
  const shown = new AbortController()
  await draw({ words, signal: shown.signal })
  return () => shown.abort()
}
