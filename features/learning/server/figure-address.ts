import { createHash } from 'node:crypto'
import { drawFigure } from '#authoring/rules/figures/draw-figure.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import { fillPath } from '#kit/contract/endpoint.ts'
import { serveFigure } from '../contract.ts'

/** The address of a question's figure; it changes with the drawing, so that it can be cached for good. */
export function figureAddress(questionId: string, figure: Figure): string {
  const digest = createHash('sha256').update(drawFigure(figure)).digest('base64url').slice(0, 12)
  return `${fillPath(serveFigure.path, { questionId })}?v=${digest}`
}
