/** View of a plugin: anything that its shell renders. The kernel only carries it. */
export interface ViewModule {
  readonly component: unknown
}
