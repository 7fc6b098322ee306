import { useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { readPicture } from '#pet/contract.ts'
import type { Pet } from './pet-query.ts'

/**
 * Address of the painted picture of the pet's stage: its own, or asked for where it has none; undefined where there
 * is none (yet). That it can not be had is no fault to speak of: the pet is drawn, and alive (SPEC §7 *Notes*).
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

/** A picture of the drawing would only be the drawing, standing still. */
export function paintedOnly(address: string | null | undefined): string | undefined {
  return address && !/\/drawn\.svg(\?|$)/.test(address) ? address : undefined
}
