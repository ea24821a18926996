import { ellipse, type Point, pair, path, polygon } from './svg.ts'

/** A place in space: x runs down to the right, y down to the left, z up; all in blocks. */
export interface Place {
  x: number
  y: number
  z: number
}

/** The three visible sides of a block. */
export interface Faces {
  top: string
  left: string
  right: string
}

/** An isometric view from above: all three axes are foreshortened equally. */
export interface Stage {
  project(place: Place): Point
  /** Draws a box that stands on `place` and extends by `width` along x, `depth` along y and `height` up. */
  box(place: Place, width: number, depth: number, height: number, faces: Faces): string
  /** Draws an upright column with a disc on top, around `place`. */
  column(place: Place, radius: number, height: number, faces: Faces): string
  ball(place: Place, radius: number, faces: Faces): string
  cone(place: Place, radius: number, height: number, faces: Faces): string
  /** Draws a disc lying flat at `place`. */
  disc(place: Place, radius: number, fill: string, more?: string): string
  /** Draws a doorway in the lower left face; `place` is the middle of its foot. */
  arch(place: Place, width: number, height: number, fill: string, shade: string): string
}

const right = Math.cos(Math.PI / 6)
const down = Math.sin(Math.PI / 6)

/** `unit` is the length of a block's edge, `origin` the position of 0, 0, 0. */
export function createStage(origin: Point, unit: number): Stage {
  function project({ x, y, z }: Place): Point {
    return { x: origin.x + (x - y) * right * unit, y: origin.y + (x + y) * down * unit - z * unit }
  }

  function face(corners: readonly Place[], fill: string): string {
    // A hairline of the same colour closes the gaps that smoothing leaves between faces.
    return polygon(corners.map(project), fill, `stroke="${fill}" stroke-width=".8" stroke-linejoin="round"`)
  }

  function box({ x, y, z }: Place, width: number, depth: number, height: number, faces: Faces): string {
    const [farX, farY, top] = [x + width, y + depth, z + height]
    const lid = [
      { x, y, z: top },
      { x: farX, y, z: top },
      { x: farX, y: farY, z: top },
      { x, y: farY, z: top },
    ]
    const lower = [
      { x, y: farY, z: top },
      { x: farX, y: farY, z: top },
      { x: farX, y: farY, z },
      { x, y: farY, z },
    ]
    const side = [
      { x: farX, y, z: top },
      { x: farX, y: farY, z: top },
      { x: farX, y: farY, z },
      { x: farX, y, z },
    ]
    return face(lower, faces.left) + face(side, faces.right) + face(lid, faces.top)
  }

  function disc(place: Place, radius: number, fill: string, more = ''): string {
    const { x, y } = project(place)
    return ellipse(x, y, radius * unit * 1.2247, radius * unit * 0.7071, fill, more)
  }

  function column(place: Place, radius: number, height: number, faces: Faces): string {
    const foot = project(place)
    const wide = radius * unit * 1.2247
    const flat = radius * unit * 0.7071
    const tall = height * unit
    const [from, to, edge] = [foot.x - wide, foot.x + wide, foot.x + wide * 0.15]
    const body = (start: number, end: number, bend: number) =>
      `M${pair({ x: start, y: foot.y - tall })}L${pair({ x: start, y: foot.y + bend })}` +
      `A${pair({ x: wide, y: flat })} 0 0 0 ${pair({ x: end, y: foot.y + (start === from ? flat : 0) })}` +
      `L${pair({ x: end, y: foot.y - tall })}Z`
    const whole = `M${pair({ x: from, y: foot.y - tall })}L${pair({ x: from, y: foot.y })}A${pair({ x: wide, y: flat })} 0 0 0 ${pair({ x: to, y: foot.y })}L${pair({ x: to, y: foot.y - tall })}Z`
    return (
      path(whole, faces.left) + path(body(edge, to, flat * 0.99), faces.right) + disc({ ...place, z: place.z + height }, radius, faces.top)
    )
  }

  function ball(place: Place, radius: number, faces: Faces): string {
    const { x, y } = project({ ...place, z: place.z + radius })
    const size = radius * unit
    const shadow = disc(place, radius * 0.8, faces.right, 'opacity=".5"')
    const crescent = `M${pair({ x: x + size * 0.7, y: y - size * 0.71 })}A${pair({ x: size, y: size })} 0 1 1 ${pair({ x: x - size * 0.71, y: y + size * 0.7 })}A${pair({ x: size * 1.25, y: size * 1.25 })} 0 0 0 ${pair({ x: x + size * 0.7, y: y - size * 0.71 })}Z`
    return shadow + ellipse(x, y, size, size, faces.top) + path(crescent, faces.left)
  }

  function cone(place: Place, radius: number, height: number, faces: Faces): string {
    const foot = project(place)
    const tip = project({ ...place, z: place.z + height })
    const [wide, flat] = [radius * unit * 1.2247, radius * unit * 0.7071]
    const left = `M${pair(tip)}L${pair({ x: foot.x - wide, y: foot.y })}A${pair({ x: wide, y: flat })} 0 0 0 ${pair({ x: foot.x + wide, y: foot.y })}Z`
    const shade = `M${pair(tip)}L${pair({ x: foot.x + wide * 0.2, y: foot.y + flat * 0.98 })}A${pair({ x: wide, y: flat })} 0 0 0 ${pair({ x: foot.x + wide, y: foot.y })}Z`
    return path(left, faces.top) + path(shade, faces.right)
  }

  function arch(place: Place, width: number, height: number, fill: string, shade: string): string {
    const outline = (from: number, to: number, y: number) => {
      const radius = (to - from) / 2
      const points = Array.from({ length: 13 }, (_, index) => {
        const angle = Math.PI - (Math.PI * index) / 12
        return { x: (from + to) / 2 + radius * Math.cos(angle), y, z: place.z + height - radius + radius * Math.sin(angle) }
      })
      return [{ x: from, y, z: place.z }, ...points, { x: to, y, z: place.z }].map(project)
    }
    const [from, to] = [place.x - width / 2, place.x + width / 2]
    return polygon(outline(from, to, place.y), shade) + polygon(outline(from, to - width * 0.22, place.y), fill)
  }

  return { project, box, column, ball, cone, disc, arch }
}
