import type { Point } from './svg.ts'

export type Heading = 'east' | 'north' | 'south' | 'west'

export interface Route {
  start: Point
  moves: readonly (readonly [Heading, number])[]
  stripes: number
  width: number
}

/** The first route of each plan is the main one; routes begin and end outside the picture or at a station. */
export const plans: readonly [readonly Route[], ...(readonly Route[])[]] = [
  [
    {
      start: { x: -100, y: 520 },
      moves: [
        ['east', 420],
        ['north', 300],
        ['east', 430],
        ['south', 320],
        ['east', 560],
      ],
      stripes: 5,
      width: 22,
    },
    {
      start: { x: 910, y: -80 },
      moves: [
        ['south', 150],
        ['west', 1100],
      ],
      stripes: 3,
      width: 18,
    },
  ],
  [
    {
      start: { x: 240, y: 760 },
      moves: [
        ['north', 480],
        ['east', 380],
        ['south', 210],
        ['east', 330],
        ['north', 620],
      ],
      stripes: 5,
      width: 22,
    },
    {
      start: { x: -80, y: 110 },
      moves: [
        ['east', 510],
        ['south', 700],
      ],
      stripes: 3,
      width: 18,
    },
    { start: { x: 1280, y: 585 }, moves: [['west', 330]], stripes: 3, width: 16 },
  ],
  [
    {
      start: { x: -90, y: 170 },
      moves: [
        ['east', 940],
        ['south', 330],
        ['west', 520],
        ['south', 330],
      ],
      stripes: 7,
      width: 20,
    },
    {
      start: { x: 1290, y: 330 },
      moves: [
        ['west', 190],
        ['north', 460],
      ],
      stripes: 3,
      width: 18,
    },
  ],
  [
    {
      start: { x: 150, y: -90 },
      moves: [
        ['south', 420],
        ['east', 300],
        ['north', 190],
        ['east', 320],
        ['south', 330],
        ['east', 560],
      ],
      stripes: 4,
      width: 22,
    },
    {
      start: { x: -90, y: 560 },
      moves: [
        ['east', 760],
        ['south', 300],
      ],
      stripes: 3,
      width: 20,
    },
    {
      start: { x: 1000, y: -90 },
      moves: [
        ['south', 250],
        ['east', 330],
      ],
      stripes: 3,
      width: 18,
    },
  ],
  [
    {
      start: { x: -100, y: 150 },
      moves: [
        ['east', 960],
        ['south', 380],
        ['west', 1000],
      ],
      stripes: 6,
      width: 20,
    },
    { start: { x: -90, y: 340 }, moves: [['east', 560]], stripes: 3, width: 22 },
    { start: { x: 1060, y: 780 }, moves: [['north', 900]], stripes: 3, width: 18 },
  ],
  [
    {
      start: { x: 330, y: -100 },
      moves: [
        ['south', 600],
        ['east', 500],
        ['north', 290],
        ['west', 960],
      ],
      stripes: 5,
      width: 21,
    },
    {
      start: { x: 1290, y: 130 },
      moves: [
        ['west', 210],
        ['south', 700],
      ],
      stripes: 4,
      width: 18,
    },
  ],
]
