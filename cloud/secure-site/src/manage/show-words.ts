import { card } from '../dom/card.js'
import { button, make } from '../dom/make.js'
import type { ManageNeeds } from './manage.js'

/** Shows the twelve words until the person is done. They are in this document only. */
export async function showWords({ screen, context, words, signal }: ManageNeeds): Promise<void> {
  const { wordsOf } = await import('../keys/keys.js')
  const text = await context.wallet.withEntropy(async (entropy) => wordsOf(entropy))
  await screen.until<void>(signal, (resolve) => {
    const content = make(
      'section',
      { class: 'told' },
      make('p', { class: 'risk danger' }, words.exportWarning),
      make('p', { class: 'secret', dir: 'ltr', lang: 'en' }, text),
    )
    screen.show(
      card(
        words.exportTitle,
        content,
        '',
        button(words.done, 'main', () => resolve()),
      ),
    )
  })
}
