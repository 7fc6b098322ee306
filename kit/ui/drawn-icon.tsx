import type { ComponentProps } from 'react'
import { createElement } from 'react'

/** Shapes of a 24 × 24 icon other than paths: elements with their attributes. */
export type IconLines = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]

/**
 * Makes a component from the shapes of an icon. Decorative unless it has an aria-label.
 *
 * @param path all its paths, joined
 */
export function drawnIcon(path: string, others: IconLines = []) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, as its module loads
  return function DrawnIcon({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number }) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: a named icon gets an aria-label
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={rest['aria-label'] === undefined}
        {...rest}
      >
        {path && <path d={path} />}
        {others.map(([element, attributes], place) => createElement(element, { ...attributes, key: place }))}
      </svg>
    )
  }
}
