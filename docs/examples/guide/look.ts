import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { createBillfold } from '@billfold/ui'

export const billfold = createBillfold({
  projectId: 'your-project',
  networks: [mainnet],
  plugins: [eip155()],
  theme: 'system',
  variables: { '--billfold-accent': '#7a3fd1', '--billfold-font-size': '9px', '--billfold-radius': '2px' },
})

/** A page with a switch of its own moves the modal with it. */
export const setDark = (isDark: boolean): void => billfold.setTheme(isDark ? 'dark' : 'light')
