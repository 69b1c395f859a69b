import { createBillfold } from '@billfold/ui'
import { options } from 'shared'

globalThis.billfold = createBillfold(options())
