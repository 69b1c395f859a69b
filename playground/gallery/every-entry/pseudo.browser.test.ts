import { checkEntries } from './check-entries.js'

checkEntries('en-XA')
