/** What a plugin hands over for a view: whatever its shell renders. The kernel only carries it. */
export interface ViewModule {
  readonly component: unknown
}
