/**
 * The frame of a visit, in the place of all views or in the whole card. By its key, and not by a mark of what is shown: React
 * updates what it has hidden when it has nothing better to do.
 */
export function frameIn(place: HTMLElement | null, key: number | undefined): HTMLElement | undefined {
  return key === undefined ? undefined : (place?.querySelector<HTMLElement>(`[data-visit="${key}"]`) ?? undefined)
}
