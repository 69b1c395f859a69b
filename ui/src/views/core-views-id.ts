/** The plugin that has the core views, unless a host brings its own by the same name. */
export const coreViewsId = 'feature.core-views'
