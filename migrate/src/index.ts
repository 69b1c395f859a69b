export { type World, main } from './main.js'
