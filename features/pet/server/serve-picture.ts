import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { serveDrawnPicture, servePaintedPicture } from '../contract.ts'
import { readStage, stageOf } from '../rules/forms.ts'
import { isPetId } from '../rules/pet-id.ts'
import { findPainted, findPicture } from './picture.store.ts'
import { stageDrawing } from './stage-drawing.ts'

export function serveDrawnPictureRoute({ db }: HandlerDeps): Route {
  return route(serveDrawnPicture, async ({ learnerId, params }) => {
    const stage = readStage(params.stage)
    const found =
      stage === undefined || !isPetId(params.creatureId)
        ? undefined
        : await findPicture.first(db, { learner: learnerId, creature: params.creatureId, stage })
    if (!found || stage === undefined || stage > stageOf({ level: found.level })) return failed('picture_not_found')
    return stageDrawing(found, stage).svg
  })
}

export function servePaintedPictureRoute({ db }: HandlerDeps): Route {
  return route(servePaintedPicture, async ({ learnerId, params }) => {
    const stage = readStage(params.stage)
    const found =
      stage === undefined || !isPetId(params.creatureId)
        ? undefined
        : await findPainted.first(db, { learner: learnerId, creature: params.creatureId, stage })
    return found ? found.content : failed('picture_not_found')
  })
}
