import { describeFigure } from './describe-figure.ts'
import { drawFigure } from './draw-figure.ts'
import type { Figure } from './figure.ts'

/** Everything that a figure says about its question: the text alternative and what is written in it, the numbers of a scale left out. */
export function wordsOfFigure(figure: Figure): string[] {
  const written = [...drawFigure(figure).matchAll(/<text(?![^>]*class="scale")[^>]*>([^<]*)/g)]
  return [describeFigure(figure), ...written.map(([, words = '']) => words)]
}
