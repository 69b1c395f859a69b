import { autorun, runInAction } from 'mobx'

import { directionOf } from '../../../ui/kit/locale/direction.js'
// By path: the whole kit comes with the modal and not before.
import { offeredLanguages } from '../../../ui/kit/locale/languages.js'
import { segments } from '../../src/dom/segments.js'
import { element } from '../../src/dom/element.js'
import { spokenLocale } from '../../src/spoken-locale.js'
import type { Choices } from '../choices.js'
import type { Front } from '../front.js'
import { type Part, familyParts, featureParts } from '../parts.js'

const rightToLeft = offeredLanguages.find((locale) => directionOf(locale) === 'rtl')

/** Switches of the live modal, which write the code beside it. */
export function choicesPane({ choices }: Front): HTMLElement {
  const set = (part: Partial<Choices>): void => runInAction(() => choices.set({ ...choices.get(), ...part }))
  const language = languageChoice(set)
  const direction = segments<'ltr' | 'rtl'>({
    label: 'Direction',
    words: { ltr: 'Left to right', rtl: 'Right to left' },
    value: 'ltr',
    choose: (value) => set({ locale: value === 'rtl' ? rightToLeft : undefined }),
  })
  autorun(() => {
    const { locale } = choices.get()
    language.value = locale ?? ''
    direction.show(spokenLocale(locale).direction)
  })
  return element(
    'div',
    { class: 'choices-pane', role: 'group', 'aria-label': 'What the modal is made of' },
    element(
      'div',
      { class: 'choice-lines' },
      labelled('Theme', segments({ ...themes, value: choices.get().theme, choose: (theme) => set({ theme }) }).element),
      labelled('Place', segments({ ...places, choose: (place) => set({ isEmbedded: place === 'page' }) }).element),
      labelled('Language', language),
      labelled('Direction', direction.element),
    ),
    parts({ label: 'Families', all: familyParts, of: ({ families }) => families, set: (families) => set({ families }), least: 1 }),
    parts({ label: 'Features', all: featureParts, of: ({ features }) => features, set: (features) => set({ features }), least: 0 }),
  )

  function parts({ label, all, of, set: keep, least }: PartsOptions): HTMLElement {
    const boxes = all.map((part) => {
      const input = element('input', {
        type: 'checkbox',
        change: () => {
          const chosen = of(choices.get())
          const next = all.map(({ id }) => id).filter((id) => (id === part.id ? input.checked : chosen.includes(id)))
          // Without a family there is nothing to connect.
          if (next.length < least) input.checked = true
          else keep(next)
        },
      })
      return { part, input }
    })
    autorun(() => {
      for (const { part, input } of boxes) input.checked = of(choices.get()).includes(part.id)
    })
    const chips = boxes.map(({ part, input }) => element('label', { class: 'chip' }, input, part.label))
    return element('fieldset', { class: 'choice' }, element('legend', {}, label), element('div', { class: 'chips' }, ...chips))
  }
}

interface PartsOptions {
  readonly label: string
  readonly all: readonly Part[]
  readonly of: (choices: Choices) => readonly string[]
  readonly set: (ids: readonly string[]) => void
  /** So many stay chosen. */
  readonly least: number
}

const themes = { label: 'Theme', words: { system: 'System', light: 'Light', dark: 'Dark' } } as const
const places = { label: 'Place', words: { page: 'In the page', dialog: 'Behind a button' }, value: 'page' } as const

function labelled(label: string, control: HTMLElement): HTMLElement {
  return element('div', { class: 'choice' }, element('span', { 'aria-hidden': 'true' }, label), control)
}

function languageChoice(set: (part: Partial<Choices>) => void): HTMLSelectElement {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const options = offeredLanguages.map((locale) => element('option', { value: locale }, names.of(locale) ?? locale))
  const select = element('select', { 'aria-label': 'Language' }, element('option', { value: '' }, 'Of the browser'), ...options)
  select.addEventListener('change', () => set({ locale: select.value === '' ? undefined : select.value }))
  return select
}
