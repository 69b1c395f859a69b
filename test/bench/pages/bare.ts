/** What every host writes, before it names its plugins. */
import { createBillfold } from '../../../ui/src/index.js'

createBillfold({ projectId: 'bench', networks: [] })
