import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Tone = 'paper' | 'brand' | 'leaf' | 'apricot' | 'coral' | 'sky'

const tones: Record<Tone, string> = {
  paper: 'bg-card',
  brand: 'bg-brand-soft',
  leaf: 'bg-leaf-soft',
  apricot: 'bg-apricot-soft',
  coral: 'bg-coral-soft',
  sky: 'bg-sky-soft',
}

/** A sheet of paper; tinted ones lie flat, white ones cast a shadow. */
export function Card({ tone = 'paper', className, ...rest }: ComponentProps<'section'> & { tone?: Tone }) {
  return (
    <section
      className={classNames('rounded-sheet p-5 sm:p-6', tones[tone], tone === 'paper' && 'shadow-rest', className)}
      {...rest}
    />
  )
}
