/** Explains what is wrong: refused manifests, options that do not fit, alerts. Loaded when the first of them is told. */
export { refusalError } from './core/plugins/refusal-errors.js'
export { alertTexts } from './product/alerts/alert-texts.js'
export { problemText } from './product/options/problem-text.js'
