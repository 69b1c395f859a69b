/** The origin of the page around a frame, where the browser tells it; undefined elsewhere. */
export function hostOriginOf({ location, document }: Pick<Window, 'location' | 'document'>): string | undefined {
  const nearest = (location as Location & { readonly ancestorOrigins?: DOMStringList }).ancestorOrigins?.item(0)
  if (nearest !== undefined && nearest !== null) return nearest === 'null' ? undefined : nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}
