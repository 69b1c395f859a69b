import { createBillfold } from '@billfold/ui'
import { options } from 'shared'

const billfold = createBillfold(options())
const account = document.querySelector('#account')

billfold.subscribe(() => {
  account.textContent = billfold.getSnapshot().account.address ?? ''
})
