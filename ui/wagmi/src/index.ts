export { billfoldConnector } from './billfold-connector.js'
