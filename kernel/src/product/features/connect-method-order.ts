import { type Orders, defaultOrders } from './orders.js'

type ConnectMethods = Orders['connectMethods']

const withBrowserWallet: ConnectMethods = ['wallet', 'email', 'social']

/** Decides in which order the ways to connect are offered: the host's order, else wallets first when the browser has one to show. */
export function connectMethodOrder(showsBrowserWallet: boolean, hostOrder?: ConnectMethods): ConnectMethods {
  return hostOrder ?? (showsBrowserWallet ? withBrowserWallet : defaultOrders.connectMethods)
}
