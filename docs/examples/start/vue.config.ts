/** What `vue()` of `@vitejs/plugin-vue` takes. */
export const vueOptions = {
  template: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('billfold-') } },
}
