export { type LocalGateway, startGateway } from './start-gateway.js'
