export { brief } from './brief.js'
export { type TreeNode, describeValue } from './describe-value.js'
export { type StateStores, stateOf } from './state-of.js'
