import type { ViewModule } from '@billfold/kernel'

/** What the shell of the playground renders for a view: words, and what the shown store has to say. */
export interface PlainView {
  readonly title: string
  readonly text: string
}

const component: PlainView = {
  title: 'Notes',
  text: 'Notes to yourself. They stay in this browser, and no wallet or service sees them.',
}

/** The view as data. The kernel carries it and looks at nothing in it; a shell that renders React gets a component here. */
export const notesView: ViewModule = { component }
