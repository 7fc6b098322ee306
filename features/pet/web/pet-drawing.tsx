import { type CSSProperties, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'
import type { Drawing, Layer } from '#pet/rules/drawing/drawing.ts'
import { expressionFor } from '#pet/rules/drawing/mood.ts'
import type { Expression } from '#pet/rules/drawing/parts/eyes.ts'
import type { Point } from '#pet/rules/drawing/path.ts'
import { fillOf, gradients, idOf } from '#pet/rules/drawing/svg.ts'
import { drawnStageOf, formNames, formOf, petSize, stageOf } from '#pet/rules/forms.ts'
import { drawPet, type PetToDraw } from '../rules/drawing/draw-pet.ts'
import { FACES, type Parts, type Reaction } from './reactions.ts'

/** The motions load after the pet and the page have been drawn. */
let motions: Promise<typeof import('./motions.ts')> | undefined
function fetchMotions() {
  motions ??= new Promise<void>(whenIdle).then(() => import('./motions.ts'))
  return motions
}

/** How long a reaction stays on the pet's face: after an outside event, and after a tap (SPEC §2 *Creature card*). */
const TOLD_MS = 2000
const TAPPED_MS = 1000

/** The part of a pet that the drawing needs. */
export interface DrawnPet {
  id: string
  level?: number | null
  evolutionStage?: number | null
  baseColor?: string | null
  accentColor?: string | null
  happiness?: number | null
  energy?: number | null
  intelligence?: number | null
}

export interface PetDrawingProps {
  pet: DrawnPet
  /** The face; by default it follows happiness and energy. */
  expression?: Expression
  asleep?: boolean
  /** Side in pixels; by default it follows the evolution stage (SPEC §4). */
  size?: number
  /** Played for two seconds whenever it changes to a value other than null. */
  reaction?: Reaction | null
  /** Makes the pet a button; a tap also makes it giggle. */
  onTap?: () => void
  /** Text alternative; by default it names form and mood. */
  label?: string
  /** Stage to draw instead of the level, for previews and the egg. */
  stage?: number
}

/** The face of the current reaction, and a function that starts one. */
function useFleetingFace(reaction: Reaction | null | undefined) {
  const [fleeting, setFleeting] = useState<Expression | null>(null)
  const timer = useRef(0)
  const show = useCallback((face: Expression, ms: number) => {
    window.clearTimeout(timer.current)
    setFleeting(face)
    timer.current = window.setTimeout(() => setFleeting(null), ms)
  }, [])
  useEffect(() => {
    if (reaction) show(FACES[reaction], TOLD_MS)
  }, [reaction, show])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return { fleeting, show }
}

/** The animated pet: each moving part is a separate layer, moved only by `motions.ts`. */
export function PetDrawing({ pet, expression, asleep = false, size, reaction, onTap, label, stage }: PetDrawingProps) {
  const { id, baseColor, accentColor } = pet
  const root = useRef<HTMLDivElement>(null)
  const prefix = `m${useId().replace(/[^a-z0-9]/gi, '')}`
  const { fleeting, show } = useFleetingFace(reaction)
  const face = fleeting ?? expression ?? expressionFor(pet)
  const drawn = stage ?? drawnStageOf(pet)
  const side = size ?? petSize(stageOf(pet))
  const drawing = useMemo(() => {
    const traits: PetToDraw = {
      id,
      baseColor: baseColor ?? '',
      accentColor: accentColor ?? '',
      stage: drawn,
      expression: face,
      asleep,
    }
    return drawPet(traits)
  }, [id, baseColor, accentColor, drawn, face, asleep])
  const sound = Number.isFinite(side) && side > 0
  const shape = `${id} ${drawing.layers.map(layer => layer.name).join(' ')}`

  // `shape` restarts the motions when a form brings new parts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are found by name and change with `shape`
  useEffect(() => {
    const place = root.current
    if (!place) return
    return oncePossible(({ live, follow }) => {
      const stop = [live(partsOf(place), asleep), asleep ? undefined : follow(place, partsOf(place))]
      return () => {
        for (const end of stop) end?.()
      }
    })
  }, [shape, asleep])

  useEffect(() => {
    const place = root.current
    return reaction && place ? oncePossible(({ react }) => react(partsOf(place), reaction, 2)) : undefined
  }, [reaction])

  const text = label ?? formNames[formOf(drawn).id]
  if (!sound) return <SimpleCircle colour={baseColor} label={text} />
  const tap =
    onTap &&
    (() => {
      const place = root.current
      if (place) oncePossible(({ react }) => react(partsOf(place), 'tickle'))
      if (!asleep) show('tickled', TAPPED_MS)
      onTap()
    })
  const picture = (
    <div
      ref={root}
      role="img"
      aria-label={text}
      style={{ position: 'relative', width: side, height: side, maxWidth: '100%' }}
    >
      <svg aria-hidden="true" width="0" height="0" style={{ position: 'absolute' }}>
        <Gradients drawing={drawing} prefix={prefix} />
      </svg>
      <Stack drawing={drawing} prefix={prefix} />
    </div>
  )
  if (!tap) return picture
  return (
    <button
      type="button"
      onClick={tap}
      aria-label={text}
      style={{ border: 0, padding: 0, background: 'none', cursor: 'pointer', display: 'block', borderRadius: 28 }}
    >
      {picture}
    </button>
  )
}

/** Starts an animation once the motions have loaded, unless it was ended before. @returns a function that ends it */
function oncePossible(start: (motion: typeof import('./motions.ts')) => () => void): () => void {
  let ended = false
  let end: (() => void) | undefined
  fetchMotions()
    .then(motion => {
      if (!ended) end = start(motion)
    })
    // Without its motions the pet stands still; the next pet on the page tries to load them again.
    .catch(() => {
      motions = undefined
    })
  return () => {
    ended = true
    end?.()
  }
}

function partsOf(root: HTMLElement): Parts {
  return { of: name => root.querySelector<HTMLElement | SVGElement>(`[data-part="${name}"]`) }
}

/** Layers from back to front; those of the body breathe together, those of the head turn together. */
function Stack({ drawing, prefix }: { drawing: Drawing; prefix: string }) {
  const { layers, pivots } = drawing
  const first = layers.findIndex(layer => layer.rides !== 'ground')
  const last = layers.findLastIndex(layer => layer.rides !== 'ground')
  const show = (rides: Layer['rides'], from = 0, to = layers.length) =>
    layers
      .slice(from, to)
      .filter(layer => layer.rides === rides)
      .map(layer => <Part key={layer.name} layer={layer} drawing={drawing} prefix={prefix} />)
  return (
    <>
      {show('ground', 0, first)}
      <div
        data-part="body"
        style={{ position: 'absolute', inset: 0, transformOrigin: origin([pivots.body[0], 0], drawing) }}
      >
        {show('body')}
        <div data-part="head" style={{ position: 'absolute', inset: 0, transformOrigin: origin(pivots.head, drawing) }}>
          {show('head')}
        </div>
      </div>
      {show('ground', last + 1)}
    </>
  )
}

function Part({ layer, drawing, prefix }: { layer: Layer; drawing: Drawing; prefix: string }) {
  const name = layer.name === 'body' || layer.name === 'head' ? `${layer.name}-solid` : layer.name
  const style: CSSProperties = {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    transformOrigin: origin(layer.pivot, drawing),
  }
  return (
    <svg
      aria-hidden="true"
      data-part={name}
      viewBox={drawing.view.join(' ')}
      style={layer.hidden ? { ...style, opacity: 0 } : style}
    >
      {layer.shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity but their place
        <path key={i} d={shape.d} fill={fillOf(shape.fill, drawing.palette, prefix)} opacity={shape.opacity} />
      ))}
    </svg>
  )
}

function Gradients({ drawing, prefix }: { drawing: Drawing; prefix: string }) {
  return (
    <defs>
      {gradients(drawing.palette).map(({ id, kind: Kind, box, stops }) => (
        <Kind key={id} id={idOf(id, prefix)} {...box}>
          {stops.map(([offset, colour, opacity]) => (
            <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
          ))}
        </Kind>
      ))}
    </defs>
  )
}

function origin([x, y]: Point, { view: [left, top, width, height] }: Drawing): string {
  return `${(((x - left) / width) * 100).toFixed(1)}% ${(((y - top) / height) * 100).toFixed(1)}%`
}

/** Drawn where the size is invalid (SPEC §2 *Other UI pieces*). */
function SimpleCircle({ colour, label }: { colour: string | null | undefined; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 80 80" width="80" height="80">
      <circle cx="40" cy="40" r="36" fill={colour ?? '#72bdf2'} />
    </svg>
  )
}
