/** The address of a question's picture; undefined if there is none to show (SPEC §3, relatedImageUrl). */
export function imageAddress(url: string | undefined): string | undefined {
  if (!url || url.startsWith('image_needed:')) return undefined
  return url.startsWith('attached_assets/') ? `/${url}` : url
}
