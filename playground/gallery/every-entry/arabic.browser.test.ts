import { checkEntries } from './check-entries.js'

checkEntries('ar')
