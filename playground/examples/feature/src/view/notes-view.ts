import type { ViewModule } from '@billfold/kernel'
import type { PlainView } from '../contract.js'

const component: PlainView = {
  title: 'Notes',
  text: 'Notes to yourself. They stay in this browser, and no wallet or service sees them.',
}

/** The view. The kernel carries it and looks at nothing in it; a shell that renders React gets a component here. */
export const notesView: ViewModule = { component }
