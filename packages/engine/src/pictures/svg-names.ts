/**
 * What of SVG is let through; all else is dropped with what is in it. Nothing here runs, moves, loads or links: no
 * script, event, animation, foreign object, picture, filter, style sheet or URL.
 */

/** By name in lower case, as pages are parsed: the name as SVG writes it. */
export const elements: ReadonlyMap<string, string> = new Map(
  (
    'svg g defs path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath ' +
    'mask'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** Elements that stand for what is in them. */
export const transparentElements: ReadonlySet<string> = new Set(['a', 'switch'])

/** What leaves a mark, if it has a fill or a stroke. */
export const shapes: ReadonlySet<string> = new Set('path rect circle ellipse line polyline polygon text'.split(' '))

/** What is not painted where it stands, but where it is referred to. */
export const definitions: ReadonlySet<string> = new Set(
  'defs lineargradient radialgradient clippath mask symbol marker pattern filter'.split(' '),
)

/**
 * Properties of paint that style rules may set as well as attributes. Dashes are left out: a short dash on a long line is
 * painted a million times.
 */
export const styleProperties: readonly string[] = (
  'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin ' +
  'stroke-miterlimit opacity stop-color stop-opacity clip-path mask display ' +
  'visibility font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline paint-order'
).split(' ')

/** Attributes of shape and place. */
export const geometryAttributes: readonly string[] = (
  'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height viewBox preserveAspectRatio transform offset ' +
  'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits pathLength textLength ' +
  'lengthAdjust'
).split(' ')

export const functions: ReadonlySet<string> = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color matrix translate translatex translatey scale scalex scaley rotate ' +
    'skewx skewy'
  ).split(' '),
)
