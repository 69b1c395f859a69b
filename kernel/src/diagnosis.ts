/** Explains what is wrong: refused manifests and unknown names, options that do not fit, alerts. Loaded when the first of them is told. */
export { explain } from './core/errors/explain.js'
export { alertTexts } from './product/alerts/alert-texts.js'
export { tellProblems } from './product/options/tell-problems.js'
