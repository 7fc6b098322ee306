import { useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { readPicture } from '#pet/contract.ts'
import type { Pet } from './pet-query.ts'

/**
 * Address of the painting of the pet's stage, fetched where the pet has none; undefined while there is none. A failed fetch
 * is ignored, because the drawing takes its place (SPEC §7 *Notes*).
 */
export function useStagePicture({ id, evolutionStage, generatedImageUrl }: Pet): string | undefined {
  const known = generatedImageUrl?.[evolutionStage]
  const asked = useQuery({
    queryKey: ['/api/creatures', id, 'image', evolutionStage],
    queryFn: async ({ signal }) => {
      const result = await call(readPicture, { params: { creatureId: id, stage: String(evolutionStage) }, signal })
      return result.error === undefined ? result.data.imageUrl : null
    },
    enabled: id !== '' && generatedImageUrl !== undefined && known === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return paintedOnly(known ?? asked.data)
}

/** A picture that is only the drawing is left out: the animated drawing is better. */
export function paintedOnly(address: string | null | undefined): string | undefined {
  return address && !/\/drawn\.svg(\?|$)/.test(address) ? address : undefined
}
