import { autorun, runInAction } from 'mobx'

import { copyButton } from '../../src/dom/copy-button.js'
import { element } from '../../src/dom/element.js'
import { segments } from '../../src/dom/segments.js'
import type { Front } from '../front.js'
import { type Framework, frameworks, packagesOf, writeCode } from '../write-code.js'

/** The code of the modal as it was chosen: all of it, to be copied. A line that came with the last choice is marked. */
export function codePane({ choices, framework }: Front): HTMLElement {
  const code = element('code')
  const install = element('code')
  const guide = element('a', { class: 'guide' })
  const installCommand = (): string => `npm install ${packagesOf(framework.get(), choices.get()).join(' ')}`
  const written = (): string => writeCode(framework.get(), choices.get())
  const way = segments<Framework>({
    label: 'Framework',
    words: frameworks,
    value: framework.get(),
    choose: (chosen) => runInAction(() => framework.set(chosen)),
  })
  let before: { readonly framework: Framework; readonly lines: ReadonlySet<string> } | undefined
  autorun(() => {
    const lines = written().split('\n')
    const isSame = before?.framework === framework.get()
    code.replaceChildren(
      ...lines.map((line) => element('span', { class: 'line', 'data-new': isSame && !before?.lines.has(line) }, ...coloured(line), '\n')),
    )
    before = { framework: framework.get(), lines: new Set(lines) }
    install.textContent = installCommand()
    guide.href = guides[framework.get()]
    guide.textContent = `${frameworks[framework.get()]}, step by step`
  })
  return element(
    'section',
    { class: 'code-pane', 'aria-label': 'The code' },
    element('header', {}, way.element, copyButton({ what: 'the code', text: written })),
    element('pre', { tabindex: 0, role: 'region', 'aria-label': 'Code' }, code),
    element('footer', {}, element('div', {}, install, guide), copyButton({ what: 'the command', text: installCommand })),
  )
}

const guides: Readonly<Record<Framework, string>> = {
  html: './docs/start/',
  react: './docs/start/react',
  vue: './docs/start/vue',
  svelte: './docs/start/svelte',
}

/** A line with its texts and its words of the language apart. */
function coloured(line: string): readonly (Node | string)[] {
  return line
    .split(/('[^']*'|\b(?:import|from|as|const|export)\b|<\/?[\w-]+|\/?>)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith("'")) return element('span', { class: 'text' }, part)
      return /^[a-z]+$/.test(part) && words.has(part) ? element('span', { class: 'word' }, part) : part
    })
}

const words: ReadonlySet<string> = new Set(['import', 'from', 'as', 'const', 'export'])
