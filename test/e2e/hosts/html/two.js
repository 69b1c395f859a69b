import { createBillfold } from '@billfold/ui'
import { options } from 'shared'

for (const name of ['one', 'two']) {
  const section = document.querySelector(`#${name}`)
  const billfold = createBillfold({ ...options(name), storagePrefix: name })
  section.querySelector('billfold-button').billfold = billfold
  billfold.subscribe(() => {
    section.querySelector('output').textContent = billfold.getSnapshot().account.address ?? ''
  })
}
