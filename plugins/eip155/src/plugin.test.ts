import { describeConnector, describeFamily, describeHostileInput } from '@billfold/test/suites'
import { announcedWallet, broughtWallet, evmFamily, injectedWallet } from '../testing/kit-setups.js'

describeConnector('chain.eip155, an announced wallet', announcedWallet)
describeHostileInput('hostile input to chain.eip155', announcedWallet)
describeConnector('chain.eip155, a wallet at window.ethereum', injectedWallet)
describeConnector('chain.eip155, a wallet that the host brings', broughtWallet)
describeFamily('the family of chain.eip155', evmFamily)
