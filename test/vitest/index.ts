export { type ConnectedFixtures, connectedFixtures } from './connected-fixtures.js'
