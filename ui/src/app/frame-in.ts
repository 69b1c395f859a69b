/** The frame of the view that is shown, in the place of all views or in the whole card. */
export function frameIn(place: HTMLElement | null): HTMLElement | undefined {
  return place?.querySelector<HTMLElement>('[data-view][data-shown]') ?? undefined
}
