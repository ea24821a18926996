import type { Style } from '@dicebear/core'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/**
 * A person in ink on a tinted ground. Three of DiceBear's drawing sets, all dedicated to the public domain (CC0): Notionists by Zoish,
 * Lorelei by Lisa Wischofsky, Open Peeps by Pablo Stanley. The sets are large, so they are loaded with the first avatar.
 */
export async function drawAvatarArt(random: Random, palette: Palette, seed: string): Promise<string> {
  const { createAvatar } = await import('@dicebear/core')
  const ground = random.pick([
    palette.first(1.2),
    palette.first(2),
    palette.second(1.2),
    palette.second(2),
    palette.spark(1),
    palette.spark(1.8),
  ])
  const cloth = random.pick([palette.first(4), palette.second(3.4), palette.spark(3), palette.first(6), palette.paper])
  const common = { seed, size: 640, backgroundColor: [ground.slice(1)] }
  const kind = random.pick(['notionists', 'notionists', 'lorelei', 'open-peeps'])

  function draw<O extends object>(style: Style<O>, options: Partial<O>): string {
    return createAvatar<O>(style, { ...common, ...options }).toString()
  }

  if (kind === 'lorelei') return inked(draw(await import('@dicebear/lorelei'), lorelei), palette)
  if (kind === 'open-peeps')
    return inked(draw(await import('@dicebear/open-peeps'), { ...openPeeps, clothingColor: [cloth.slice(1)] }), palette)
  return inked(draw(await import('@dicebear/notionists'), notionists), palette)
}

/** The sets draw in black; the brand's own darkest tone sits better on its tints. */
function inked(svg: string, { ink }: Palette): string {
  return svg.replaceAll(/"(?:#000000|#000|black)"/g, `"${ink}"`)
}

// Friendly faces only: these pictures stand beside teachers and pupils.

const notionists = {
  lips: ['variant03', 'variant05', 'variant10', 'variant14', 'variant17', 'variant21', 'variant22', 'variant23', 'variant25', 'variant30'],
  brows: ['variant01', 'variant04', 'variant05', 'variant07', 'variant08', 'variant11', 'variant12'],
  eyes: ['variant02', 'variant03', 'variant04', 'variant05', 'variant05'],
  glasses: ['variant03', 'variant08', 'variant11'],
  beardProbability: 8,
  gestureProbability: 8,
  glassesProbability: 22,
  bodyIconProbability: 40,
  scale: 112,
} satisfies Partial<import('@dicebear/notionists').Options> & { scale: number }

const lorelei = {
  mouth: ['happy01', 'happy02', 'happy05', 'happy06', 'happy08', 'happy10', 'happy13', 'happy18'],
  eyebrows: [
    'variant01',
    'variant02',
    'variant03',
    'variant04',
    'variant05',
    'variant06',
    'variant07',
    'variant08',
    'variant09',
    'variant10',
    'variant12',
  ],
  glasses: ['variant01', 'variant03', 'variant04', 'variant05'],
  beardProbability: 0,
  earringsProbability: 12,
  glassesProbability: 18,
  frecklesProbability: 0,
} satisfies import('@dicebear/lorelei').Options

const openPeeps = {
  face: ['smile', 'smileBig', 'calm', 'cute', 'eatingHappy'],
  head: [
    'hijab',
    'hijab',
    'hijab',
    'bangs',
    'bangs2',
    'bun',
    'bun2',
    'longBangs',
    'medium1',
    'medium2',
    'medium3',
    'mediumStraight',
    'pomp',
    'short1',
    'short2',
    'short3',
    'short4',
    'short5',
  ],
  accessories: ['glasses', 'glasses2', 'glasses3', 'glasses4'],
  facialHair: ['goatee1', 'moustache2', 'chin'],
  accessoriesProbability: 22,
  facialHairProbability: 6,
  maskProbability: 0,
  skinColor: ['ffffff'],
  headContrastColor: ['000000'],
} satisfies import('@dicebear/open-peeps').Options
