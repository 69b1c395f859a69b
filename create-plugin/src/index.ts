export { type Kind, kinds } from './answers.js'
export { type PluginFile, pluginFiles } from './plugin-files.js'
export { main } from './main.js'
export { nameProblem } from './name-problem.js'
